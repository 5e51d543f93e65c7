import type { ReactNode } from "react";
import { useLanguage } from "../language/use-language.ts";
import { IconButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";

interface Props {
  /** Of the select that adds one. */
  label: string;
  /** Of those that were chosen. */
  chosenLabel: string;
  options: readonly { value: string; text: string }[];
  ids: readonly string[];
  removeLabel: (name: string) => string;
  onChange: (ids: string[]) => void;
  /** Between the select and what was chosen. */
  children?: ReactNode;
}

/** Several out of a list: added by a select, taken away one by one. */
export function ChipChooser({ label, chosenLabel, options, ids, removeLabel, onChange, children }: Props) {
  const { t } = useLanguage();
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.text.trim() ?? id;
  return (
    <div className="stack">
      <Field label={label}>
        <select value="" onChange={({ target }) => target.value && onChange([...ids, target.value])}>
          <option value="">{t("shell.choose")}</option>
          {options
            .filter(({ value }) => !ids.includes(value))
            .map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </select>
      </Field>
      {children}
      <ul className="chips" aria-label={chosenLabel}>
        {ids.map((id) => (
          <li key={id}>
            {nameOf(id)}
            <IconButton
              icon="x"
              label={removeLabel(nameOf(id))}
              onClick={() => onChange(ids.filter((each) => each !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
