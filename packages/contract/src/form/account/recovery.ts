import { newPasswordTwice, passwordsDiffer } from "./change-credentials.ts";
import { also, checkForm } from "../check-form.ts";
import { emailField } from "../field/email.ts";
import { linkSecret } from "../field/link-secret.ts";
import { storefrontUrl } from "../field/value-field.ts";

export function checkRecoveryRequest(input: unknown, rules: { readonly storefrontUrls: readonly string[] }) {
  return checkForm({ email: emailField, storefrontUrl: storefrontUrl(rules.storefrontUrls) }, input);
}

export function checkRecoveryPassword(input: unknown) {
  return also(checkForm({ hash: linkSecret, ...newPasswordTwice }, input), passwordsDiffer(input));
}
