import { useActionData } from "react-router";
import { emptyForm } from "./form-state.ts";
import type { FormState } from "./form-state.ts";

/** What a page with several forms answers to one that was refused: which one, and what is wrong. */
export interface PostedForm {
  kind: string;
  form: FormState;
}

/** The state of the form of this kind: as it was sent back, or empty. For forms that stand inside content. */
export function usePostedForm(kind: string): FormState {
  const answer: unknown = useActionData();
  return isPostedForm(answer) && answer.kind === kind ? answer.form : emptyForm;
}

function isPostedForm(answer: unknown): answer is PostedForm {
  return typeof answer === "object" && answer !== null && "kind" in answer && "form" in answer;
}
