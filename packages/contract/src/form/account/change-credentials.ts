import { also, asFields, checkForm } from "../check-form.ts";
import { emailField } from "../field/email.ts";
import { difference, givenPassword, newPassword } from "../field/password.ts";

const trimmed = (raw: unknown): unknown => (typeof raw === "string" ? raw.trim() : raw);

export function checkChangeEmail(input: unknown) {
  const { email, emailConfirmation } = asFields(input);
  const checked = checkForm(
    { email: emailField, emailConfirmation: emailField, password: givenPassword },
    input,
  );
  return also(checked, difference(trimmed(email), trimmed(emailConfirmation), "/email"));
}

export function checkChangePassword(input: unknown) {
  const checked = checkForm({ password: givenPassword, ...newPasswordTwice }, input);
  return also(checked, passwordsDiffer(input));
}

/** The second one only has to be there: what is wrong with it is wrong with the first. */
export const newPasswordTwice = { newPassword, newPasswordConfirm: givenPassword };

export function passwordsDiffer(input: unknown) {
  const { newPassword: first, newPasswordConfirm: second } = asFields(input);
  return difference(first, second, "/newPassword");
}
