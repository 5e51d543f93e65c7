import { useState } from "react";
import { centsOf, moneyText } from "../../language/money-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";

interface Props {
  label: string;
  cents: number | null;
  onChange: (cents: number | null) => void;
}

/** Euro as they are typed; what cannot be read is no condition, and is said. */
export function PriceField({ label, cents, onChange }: Props) {
  const { t, locale } = useLanguage();
  const [typed, setTyped] = useState(() => moneyText(cents, locale));
  const isUnread = typed.trim() !== "" && centsOf(typed) === null;
  return (
    <Field label={label} error={isUnread ? t("stream.badPrice") : undefined}>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(centsOf(target.value));
        }}
      />
    </Field>
  );
}
