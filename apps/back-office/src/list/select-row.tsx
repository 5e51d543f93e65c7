import { useListContext } from "ra-core";
import { useLanguage } from "../language/use-language.ts";

export function SelectRow({ id, name }: { id: string; name: string }) {
  const { t } = useLanguage();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <input
      type="checkbox"
      aria-label={t("list.select", { name })}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
    />
  );
}
