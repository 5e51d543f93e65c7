import type { Customer } from "@hearth/contract";
import type { FormValues } from "../../platform/form-state.ts";

export const profileNames = ["accountType", "salutationId", "firstName", "lastName", "company", "vatIds"];

/** A profile as the shop API takes it. It empties what is not sent, so everything goes along. */
export function profileInput(customer: Customer) {
  const { accountType, salutationId, title, firstName, lastName, company, vatIds, birthday } = customer;
  return {
    accountType,
    salutationId,
    title,
    firstName,
    lastName,
    company,
    vatIds: vatIds ?? [],
    ...birthdayInput(birthday),
  };
}

function birthdayInput(birthday: string | null) {
  const [birthdayYear, birthdayMonth, birthdayDay] = (birthday ?? "").slice(0, 10).split("-").map(Number);
  return birthdayYear && birthdayMonth && birthdayDay ? { birthdayYear, birthdayMonth, birthdayDay } : {};
}

export function profileFormValues(customer: Customer): FormValues {
  const { accountType, salutationId, firstName, lastName, company } = customer;
  return {
    accountType,
    salutationId: salutationId ?? "",
    firstName,
    lastName,
    company: company ?? "",
    vatIds: vatIdText(customer),
  };
}

export function profileChange(customer: Customer, values: FormValues) {
  const { vatIds, salutationId, ...texts } = values;
  return {
    ...profileInput(customer),
    ...texts,
    salutationId: salutationId || null,
    vatIds: readVatIds(vatIds),
  };
}

/** Nearly everybody has one; whoever has more writes commas between them. */
export function vatIdText({ vatIds }: Pick<Customer, "vatIds">): string {
  return (vatIds ?? []).join(", ");
}

export function readVatIds(text = ""): string[] {
  return text
    .split(/[,;]/)
    .map((id) => id.trim())
    .filter((id) => id !== "");
}
