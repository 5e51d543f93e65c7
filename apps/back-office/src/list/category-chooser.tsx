import { useLanguage } from "../language/use-language.ts";
import { ChipChooser } from "./chip-chooser.tsx";
import { useCategoryOptions } from "./use-category-options.ts";

interface Props {
  ids: readonly string[] | null;
  isVariant: boolean;
  onChange: (ids: string[] | null) => void;
}

/** Where it hangs in the tree; a variant without places of its own hangs where its family does. */
export function CategoryChooser({ ids, isVariant, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <ChipChooser
      label={t("product.addCategory")}
      chosenLabel={t("product.categories")}
      options={useCategoryOptions()}
      ids={ids ?? []}
      removeLabel={(name) => t("product.removeCategory", { name })}
      onChange={(left) => onChange(left.length > 0 || !isVariant ? left : null)}
    >
      {ids === null && isVariant && <p className="card-note">{t("product.asFamily")}</p>}
    </ChipChooser>
  );
}
