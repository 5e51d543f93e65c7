import type { ListPage, ListRequest } from "@hearth/admin-contract";
import { countedTotal } from "./counted-total.ts";

/** A page of what is read as a whole anyway: lists that people work off, and that stay short by it. */
export function pageOf<Item extends object>(
  items: readonly Item[],
  { page, limit, sort, search }: Omit<ListRequest, "filter">,
): ListPage<Item> {
  const words = search?.toLowerCase();
  const found = items.filter((item) => words === undefined || hasWords(item, words));
  if (sort.isDescending) found.reverse();
  const shown = found.slice((page - 1) * limit, page * limit);
  return { items: shown, ...countedTotal(found.length), page, limit };
}

function hasWords(item: object, words: string): boolean {
  return Object.values(item).some((value) =>
    String(value ?? "")
      .toLowerCase()
      .includes(words),
  );
}
