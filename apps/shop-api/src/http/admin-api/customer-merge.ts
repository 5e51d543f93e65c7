import { adminEndpoints } from "@hearth/admin-contract";
import { mergeCustomers, previewMerge } from "../../modules/customer-merge/index.ts";
import { change, versioned } from "./admin-handler.ts";

export const customerMergeHandlers = {
  previewMerge: versioned(adminEndpoints.previewMerge, (sql, { params }) =>
    previewMerge(sql, [params.id, params.otherId]),
  ),
  mergeCustomers: change(adminEndpoints.mergeCustomers, async ({ tx, params, input, note }) => {
    const { stays, closes, parts } = await mergeCustomers(tx, { id: params.id, ...input });
    const moved = parts.filter(({ fate, closes: count }) => fate === "moves" && count > 0);
    // By numbers, which name nobody: the record is never erased.
    note({
      object: params.id,
      before: { number: stays.number, orderCount: stays.orderCount, otherNumber: closes.number },
      after: { moved: Object.fromEntries(moved.map(({ part, closes: count }) => [part, count])) },
    });
  }),
} as const;
