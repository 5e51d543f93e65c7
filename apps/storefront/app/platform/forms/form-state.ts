import type { Violation } from "@hearth/contract/form";
import { problemOfApiError, problemOfViolation } from "./form-problem.ts";
import type { FormProblem } from "./form-problem.ts";
import type { ShopApiError, ShopUnreachableError } from "../shop/client/shop-error.ts";

/** What was typed, by the name of the field. `billingAddress.zipcode` is a field of a form inside the form. */
export type FormValues = Readonly<Record<string, string>>;

/** A form as it is shown: empty, filled by us, or sent back with what is wrong. */
export interface FormState {
  values: FormValues;
  problems: readonly FormProblem[];
}

export const emptyForm: FormState = { values: {}, problems: [] };

/** A form filled with what we know. */
export function filledForm(values: FormValues): FormState {
  return { values, problems: [] };
}

/** What was typed stays, secrets do not. */
export function refusedForm(values: FormValues, violations: readonly Violation[]): FormState {
  return { values: withoutSecrets(values), problems: violations.map(problemOfViolation) };
}

/** The shop behind said no, or nothing. */
export function failedForm(values: FormValues, error: ShopApiError | ShopUnreachableError): FormState {
  const problems = "errors" in error ? error.errors.map(problemOfApiError) : [];
  return {
    values: withoutSecrets(values),
    problems: problems.length > 0 ? problems : [{ code: "default", field: null }],
  };
}

/** What stands beside a field: also what is wrong with a part of it (`vatIds.0` beside `vatIds`). */
export function problemsOf({ problems }: FormState, name: string): FormProblem[] {
  return problems.filter(({ field }) => field === name || field?.startsWith(`${name}.`) === true);
}

/** What belongs to no field the form shows. */
export function problemsOfForm({ problems }: FormState, names: readonly string[]): FormProblem[] {
  return problems.filter(
    ({ field }) => field === null || !names.some((name) => field === name || field.startsWith(`${name}.`)),
  );
}

function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|hash/i.test(name)));
}
