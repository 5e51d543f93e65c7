import { newPasswordTwice, passwordsDiffer } from "./change-credentials.ts";
import { also, checkForm, type Field } from "./check-form.ts";
import { bad, good, isBlank } from "./checked.ts";
import { emailField } from "./email.ts";
import { storefrontUrl } from "./value-field.ts";

/** The secret of a recovery mail's link: 32 letters and digits. */
const recoveryHash: Field<string> = (raw, pointer) => {
  if (isBlank(raw)) return bad("VIOLATION::IS_BLANK_ERROR", pointer);
  const isHash = typeof raw === "string" && /^[0-9A-Za-z]{32}$/.test(raw);
  return isHash ? good(raw) : bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
};

export function checkRecoveryRequest(input: unknown, rules: { readonly storefrontUrls: readonly string[] }) {
  return checkForm({ email: emailField, storefrontUrl: storefrontUrl(rules.storefrontUrls) }, input);
}

export function checkRecoveryHash(input: unknown) {
  return checkForm({ hash: recoveryHash }, input);
}

export function checkRecoveryPassword(input: unknown) {
  return also(checkForm({ hash: recoveryHash, ...newPasswordTwice }, input), passwordsDiffer(input));
}
