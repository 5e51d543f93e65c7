import { asFields, checkForm } from "../check-form.ts";
import { isBlank } from "../checked.ts";
import { emailField } from "../field/email.ts";
import { givenPassword } from "../field/password.ts";

/** Some clients name the address `email`. */
export function checkLogin(input: unknown) {
  const { username, email, password } = asFields(input);
  const name = isBlank(username) ? email : username;
  return checkForm({ username: emailField, password: givenPassword }, { username: name, password });
}
