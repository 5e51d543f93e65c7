import { createContext, use } from "react";
import type { ReactNode } from "react";
import { problemText } from "../../platform/forms/form-problem.ts";
import { problemsOf } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";

/** Names of the fields the form shows, with their labels. */
export type FormLabels = Readonly<Record<string, string>>;

interface FormContent {
  id: string;
  state: FormState;
  labels: FormLabels;
}

const FormContext = createContext<FormContent | null>(null);

export function FormProvider({ form, children }: { form: FormContent; children: ReactNode }) {
  return <FormContext value={form}>{children}</FormContext>;
}

export function useForm(): FormContent {
  const form = use(FormContext);
  if (!form) throw new Error("a field outside of a ShopForm");
  return form;
}

export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll(".", "-")}`;
}

/** What every kind of field shares: id, name, label with its star, what is wrong. */
export function useField(name: string, isRequired: boolean | undefined) {
  const { id, state, labels } = useForm();
  const { error: translate } = useLanguage();
  const [problem] = problemsOf(state, name);
  const label = labels[name];
  if (label === undefined) throw new Error(`the form ${id} has no label for ${name}`);
  return {
    row: {
      id: fieldId(id, name),
      name,
      label: isRequired ? `${label} *` : label,
      error: problem && problemText(problem, translate),
      required: isRequired,
    },
    value: state.values[name],
  };
}
