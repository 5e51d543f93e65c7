import { checkBirthday } from "./birthday.ts";
import { checkForm } from "./check-form.ts";
import { bad, type Checked, found, good } from "./checked.ts";
import { phoneField } from "./phone.ts";

export interface CheckedInvoice {
  readonly phoneNumber: string;
  /** Such as 1990-02-28. */
  readonly birthday: string;
}

/** What pay on invoice asks for: a German number and the date of birth. `today` is a day such as 2025-05-07. */
export function checkInvoice(input: unknown, { today }: { readonly today: string }): Checked<CheckedInvoice> {
  const phone = checkForm({ phoneNumber: phoneField("DE") }, input);
  const birthday = mandatory(checkBirthday(input, today));
  if (!phone.ok || !birthday.ok) {
    return { ok: false, violations: [phone, birthday].flatMap(found) };
  }
  return good({ phoneNumber: phone.value.phoneNumber, birthday: birthday.value });
}

function mandatory(birthday: Checked<string | null>): Checked<string> {
  if (!birthday.ok) return birthday;
  return birthday.value === null ? bad("VIOLATION::IS_BLANK_ERROR", "/birthdayDay") : good(birthday.value);
}
