import { listLimit, type ListRequest, type OrderHead } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { wrongField } from "../assortment/index.ts";
import { listOrders } from "./list-orders.sql.ts";

/** All of a list at once. What is cut off unseen is worse than none: more than lists are counted to is refused. */
export async function exportOrders(
  sql: Sql,
  { filter, search }: Pick<ListRequest, "filter" | "search">,
): Promise<OrderHead[]> {
  const sort = { field: "placedAt", isDescending: true };
  const { items, isTotalAtLeast } = await listOrders(sql, {
    page: 1,
    limit: listLimit.counted,
    sort,
    filter,
    search,
  });
  if (isTotalAtLeast) throw wrongField("filter", "TOO_MANY_TO_EXPORT");
  return items;
}
