import { useListSortContext } from "ra-core";
import { useLanguage } from "../language/use-language.ts";
import { Icon } from "../ui/icon/icon.tsx";
import type { Column } from "./columns.ts";

export function SortHead<Item>({ column }: { column: Column<Item> }) {
  const { t } = useLanguage();
  const { sort, setSort } = useListSortContext();
  const isSorted = sort.field === column.key;
  const isDescending = isSorted && sort.order === "DESC";
  return (
    <th
      scope="col"
      data-number={column.isNumber || undefined}
      {...(isSorted && { "aria-sort": isDescending ? "descending" : "ascending" })}
    >
      <button
        type="button"
        className="sort-button"
        onClick={() => setSort({ field: column.key, order: isSorted && !isDescending ? "DESC" : "ASC" })}
      >
        {t(column.label)}
        {isSorted && <Icon name={isDescending ? "chevron-down" : "chevron-up"} />}
      </button>
    </th>
  );
}
