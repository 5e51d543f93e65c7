import { listLimit, type ListPage } from "@hearth/admin-contract";

/** What is told of so many that were found: nobody looks through more, and counting a million took seconds. */
export function countedTotal(found: number): Pick<ListPage<unknown>, "total" | "isTotalAtLeast"> {
  return { total: Math.min(found, listLimit.counted), isTotalAtLeast: found > listLimit.counted };
}
