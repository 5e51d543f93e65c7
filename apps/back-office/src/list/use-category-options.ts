import { useAdminQuery } from "../api/use-admin-query.ts";
import { useMay } from "../api/use-may.ts";
import { inTreeOrder } from "./tree-order.ts";

/** For a select: indented as the tree is. Empty for whoever may not see categories. */
export function useCategoryOptions(): readonly { value: string; text: string }[] {
  const may = useMay();
  const { data } = useAdminQuery("listCategories", {}, { isWanted: may("listCategories") });
  return inTreeOrder(data?.categories ?? []).map(({ id, name, level }) => ({
    value: id,
    text: `${"\u2003".repeat(level - 1)}${name ?? "–"}`,
  }));
}
