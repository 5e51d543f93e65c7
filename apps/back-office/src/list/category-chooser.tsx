import { useLanguage } from "../language/use-language.ts";
import { IconButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useCategoryOptions } from "./use-category-options.ts";

interface Props {
  ids: readonly string[] | null;
  isVariant: boolean;
  onChange: (ids: string[] | null) => void;
}

/** Where it hangs in the tree; a variant without places of its own hangs where its family does. */
export function CategoryChooser({ ids, isVariant, onChange }: Props) {
  const { t } = useLanguage();
  const options = useCategoryOptions();
  const chosen = ids ?? [];
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.text.trim() ?? id;
  return (
    <div className="stack">
      <Field label={t("product.addCategory")}>
        <select
          value=""
          onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
        >
          <option value="">{t("shell.choose")}</option>
          {options
            .filter(({ value }) => !chosen.includes(value))
            .map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </select>
      </Field>
      {ids === null && isVariant && <p className="card-note">{t("product.asFamily")}</p>}
      <ul className="chips" aria-label={t("product.categories")}>
        {chosen.map((id) => (
          <li key={id}>
            {nameOf(id)}
            <IconButton
              icon="x"
              label={t("product.removeCategory", { name: nameOf(id) })}
              onClick={() => {
                const left = chosen.filter((each) => each !== id);
                onChange(left.length > 0 || !isVariant ? left : null);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
