import { useEffect, useRef, useState } from "react";
import { island } from "../../islands/island.tsx";
import { problemOfViolation, problemText } from "../../platform/forms/form-problem.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Field } from "../../ui/form/field.tsx";

interface Props {
  row: { id: string; name: string; label: string; error?: string | undefined };
  value: string | undefined;
  hint: string;
  autoComplete: string;
  maxLength: number;
  /** Name of the field that says which country's numbers are meant. */
  countryField: string;
  /** Two letters of each country that can be chosen there. */
  isos: Readonly<Record<string, string>>;
}

/**
 * A phone number, checked as the server does before the form leaves: a page that comes back has lost the password. The rules of all
 * countries are large, so they are fetched when somebody has typed a number. Without them the form is sent, and the server decides.
 */
export const PhoneField = island(
  { name: "phone-field", when: "visible", texts: ["errors"] },
  function PhoneField({ row, value, countryField, isos, ...field }: Props) {
    const { error: translate } = useLanguage();
    const input = useRef<HTMLInputElement>(null);
    const [problem, setProblem] = useState(row.error);
    /** Country and number that were found right, or could not be checked. */
    const passed = useRef("");

    const countryOf = ({ form }: HTMLInputElement): string | null => {
      const chosen = form && new FormData(form).get(countryField);
      return typeof chosen === "string" ? (isos[chosen] ?? null) : null;
    };
    const isSettled = (typed: HTMLInputElement): boolean =>
      typed.value.trim() === "" || passed.current === `${countryOf(typed)} ${typed.value}`;

    async function check(typed: HTMLInputElement): Promise<boolean> {
      const violation = isSettled(typed) ? undefined : await violationOf(typed, countryOf(typed));
      setProblem(violation && problemText(problemOfViolation(violation), translate));
      if (!violation) passed.current = `${countryOf(typed)} ${typed.value}`;
      return !violation;
    }

    useEffect(() => {
      const typed = input.current;
      const form = typed?.form;
      if (!typed || !form) return undefined;
      const hold = (event: SubmitEvent) => {
        // A field nobody sees belongs to an address that is not asked for.
        const isHidden = "checkVisibility" in typed && !typed.checkVisibility();
        if (isHidden || event.defaultPrevented || isSettled(typed)) return;
        event.preventDefault();
        const { submitter } = event;
        void check(typed).then((isGood) => (isGood ? form.requestSubmit(submitter) : typed.focus()));
      };
      form.addEventListener("submit", hold);
      return () => form.removeEventListener("submit", hold);
    });

    return (
      <Field
        {...row}
        {...field}
        ref={input}
        type="tel"
        error={problem}
        defaultValue={value}
        onBlur={({ currentTarget }) => void check(currentTarget)}
      />
    );
  },
);

async function violationOf({ value, name }: HTMLInputElement, country: string | null) {
  const checked = await import("@hearth/contract/phone").then(
    ({ phoneField }) => phoneField(country)(value, `/${name.replaceAll(".", "/")}`),
    () => null,
  );
  return checked && !checked.ok ? checked.violations[0] : undefined;
}
