import type { Ref } from "react";
import { problemText } from "../../platform/forms/form-problem.ts";
import type { FormProblem } from "../../platform/forms/form-problem.ts";
import { problemsOf, problemsOfForm } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { fieldId, useForm } from "./form-context.tsx";

/**
 * Everything that is wrong, in red, each with a way to its field. Takes the focus when the page is shown, so that a screen reader begins
 * here; the browser does that by itself. Stands at the top of long forms and above the button of short ones.
 */
export function FormProblems({ ref }: { ref?: Ref<HTMLElement> | undefined }) {
  const { id, state, labels } = useForm();
  const { t, error: translate } = useLanguage();
  if (state.problems.length === 0) return null;
  const text = (problem: FormProblem) => problemText(problem, translate);
  const general = new Set(problemsOfForm(state, Object.keys(labels)).map(text));
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const [problem] = problemsOf(state, name);
    return problem ? [{ name, said: t("form.problemOf", { label, text: text(problem) }) }] : [];
  });
  return (
    <section
      ref={ref}
      id={`${id}-problems`}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a form was refused this is where the reader must begin
      autoFocus
      aria-labelledby={`${id}-problems-title`}
      className="form-problems"
    >
      <p id={`${id}-problems-title`} className="font-semibold">
        {t("form.checkInput")}
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {[...general].map((said) => (
          <li key={said}>{said}</li>
        ))}
        {fields.map(({ name, said }) => (
          <li key={name}>
            <a href={`#${fieldId(id, name)}`} className="underline underline-offset-2">
              {said}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
