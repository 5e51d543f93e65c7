import { checkForm, type Field } from "../check-form.ts";
import { bad, good, isBlank } from "../checked.ts";

/** The secret in the link of a mail: 32 letters and digits. */
export const linkSecret: Field<string> = (raw, pointer) => {
  if (isBlank(raw)) return bad("VIOLATION::IS_BLANK_ERROR", pointer);
  const isSecret = typeof raw === "string" && /^[0-9A-Za-z]{32}$/.test(raw);
  return isSecret ? good(raw) : bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
};

export function checkLinkSecret(input: unknown) {
  return checkForm({ hash: linkSecret }, input);
}
