import type { Transact } from "../../platform/database/transaction.ts";
import { countOrders } from "./count-orders.sql.ts";

export const COUNT_ORDERS = "count_orders";

/** What the worker does about recommendations. */
export function recommendationJobs(transact: Transact) {
  return {
    [COUNT_ORDERS]: () => transact(countOrders),
  };
}
