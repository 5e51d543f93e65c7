import { checkBirthday } from "../field/birthday.ts";
import { checkForm } from "../check-form.ts";
import { bad, type Checked, found, good } from "../checked.ts";
import { phoneField } from "../field/phone.ts";

export interface CheckedInvoice {
  readonly phoneNumber: string;
  /** Such as 1990-02-28; null: a company, which has none. */
  readonly birthday: string | null;
}

export interface InvoiceRules {
  /** A day such as 2025-05-07. */
  readonly today: string;
  /** Companies are of age. */
  readonly isCompany: boolean;
}

const ADULT_YEARS = 18;

/** What pay on invoice asks for: a German number, and of people the date of birth of an adult. */
export function checkInvoice(input: unknown, { today, isCompany }: InvoiceRules): Checked<CheckedInvoice> {
  const phone = checkForm({ phoneNumber: phoneField("DE") }, input);
  const birthday = isCompany ? good(null) : ofAnAdult(checkBirthday(input, today), today);
  if (!phone.ok || !birthday.ok) {
    return { ok: false, violations: [phone, birthday].flatMap(found) };
  }
  return good({ phoneNumber: phone.value.phoneNumber, birthday: birthday.value });
}

function ofAnAdult(birthday: Checked<string | null>, today: string): Checked<string> {
  if (!birthday.ok) return birthday;
  if (birthday.value === null) return bad("VIOLATION::IS_BLANK_ERROR", "/birthdayDay");
  const [year = "", ...monthAndDay] = birthday.value.split("-");
  const comesOfAge = [String(Number(year) + ADULT_YEARS), ...monthAndDay].join("-");
  return comesOfAge <= today ? good(birthday.value) : bad("VIOLATION::INVALID_FORMAT_ERROR", "/birthdayDay");
}
