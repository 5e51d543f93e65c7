import type { Field } from "../check-form.ts";
import { bad, good, isBlank, limit } from "../checked.ts";
import { formLimit } from "../form-limit.ts";

const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/** No country and no other top has a name of one letter. */
const TOP = "[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]";
const WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";

/** What a browser takes in a field of type email, with a dot in its domain and none at the edges of its name. */
export const EMAIL_PATTERN = `^(?=.{1,64}@)${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${TOP}$`;

const address = new RegExp(EMAIL_PATTERN);

export const emailField: Field<string> = (raw, pointer) => {
  if (isBlank(raw)) return bad("VIOLATION::IS_BLANK_ERROR", pointer);
  if (typeof raw !== "string") return bad("VIOLATION::INVALID_TYPE_ERROR", pointer);
  const email = raw.trim();
  if (email.length > formLimit.email) {
    return bad("VIOLATION::TOO_LONG_ERROR", pointer, limit(formLimit.email));
  }
  return isEmail(email) ? good(email) : bad("VIOLATION::INVALID_EMAIL_FORMAT_ERROR", pointer);
};

export function isEmail(text: string): boolean {
  return text.length <= formLimit.email && address.test(text);
}
