import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../../modules/assortment/index.ts";
import { listTaxes, planTax } from "../../../modules/shop-settings/index.ts";
import { change, versioned } from "../admin-handler.ts";

export const taxHandlers = {
  listTaxes: versioned(adminEndpoints.listTaxes, async (sql) => ({ taxes: await listTaxes(sql) })),
  planTax: change(adminEndpoints.planTax, async ({ services, tx, params, input, note }) => {
    const form = { id: params.id, ...input };
    const { before, after } = await planTax(tx, services.references.current(), form);
    note({ object: params.id, ...changedParts(before, after) });
    return after;
  }),
} as const;
