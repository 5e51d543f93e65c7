import type { Customer } from "@hearth/contract";
import type { FormState, FormValues } from "../../platform/forms/form-state.ts";
import { personNames, readVatIds, vatIdText } from "../address/public.ts";

export const profileNames = [...personNames, "company", "vatIds", "birthday"];

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

interface Birthday {
  birthdayYear?: number;
  birthdayMonth?: number;
  birthdayDay?: number;
}

/** A day such as 1990-02-28 as the shop API takes it. What is no such day is sent as none, to be told so. */
function birthdayInput(birthday: string | null): Birthday {
  if (!birthday) return {};
  const [birthdayYear = 0, birthdayMonth = 0, birthdayDay = 0] = birthday
    .slice(0, 10)
    .split("-")
    .map((part) => Number(part) || 0);
  return { birthdayYear, birthdayMonth, birthdayDay };
}

/** The form asks for the whole day in one field. */
export function besideBirthday(form: FormState): FormState {
  const problems = form.problems.map((problem) =>
    problem.field?.startsWith("birthday") ? { ...problem, field: "birthday" } : problem,
  );
  return { ...form, problems };
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
    birthday: (customer.birthday ?? "").slice(0, 10),
  };
}

export function profileChange(customer: Customer, values: FormValues) {
  const { vatIds, salutationId, birthday, ...texts } = values;
  const { birthdayYear: _year, birthdayMonth: _month, birthdayDay: _day, ...known } = profileInput(customer);
  return {
    ...known,
    ...texts,
    ...birthdayInput(birthday ?? customer.birthday),
    salutationId: salutationId || null,
    vatIds: readVatIds(vatIds),
  };
}
