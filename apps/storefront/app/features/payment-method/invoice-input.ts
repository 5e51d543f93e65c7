import type { CheckedInvoice } from "@hearth/contract/form";

/** What pay on invoice asks for, as the shop API takes it. */
export function invoiceInput({ phoneNumber, birthday }: CheckedInvoice) {
  if (birthday === null) return { phoneNumber };
  const [birthdayYear = 0, birthdayMonth = 0, birthdayDay = 0] = birthday.split("-").map(Number);
  return { phoneNumber, birthdayYear, birthdayMonth, birthdayDay };
}
