import type { FormValues } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { withdrawalFields, withdrawalLabels } from "./withdrawal-fields.ts";

/** Word for word. */
export function Declaration({ values }: { values: FormValues }) {
  const { t } = useLanguage();
  const labels = withdrawalLabels(t);
  return (
    <dl className="flex flex-col gap-3">
      {withdrawalFields
        .filter((name) => values[name]?.trim())
        .map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{labels[name]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{values[name]}</dd>
          </div>
        ))}
    </dl>
  );
}
