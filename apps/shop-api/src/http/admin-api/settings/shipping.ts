import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../../modules/assortment/index.ts";
import {
  changeShippingMethod,
  changeShippingTariff,
  listShippingMethods,
  listShippingTariffs,
} from "../../../modules/shop-settings/index.ts";
import { change, versioned } from "../admin-handler.ts";

export const shippingHandlers = {
  listShippingTariffs: versioned(adminEndpoints.listShippingTariffs, (sql, { services }) =>
    listShippingTariffs(sql, services.references.current()),
  ),
  changeShippingTariff: change(
    adminEndpoints.changeShippingTariff,
    async ({ services, tx, params, input, note }) => {
      const { version, rates } = input;
      const seen = { id: params.id, version };
      const { before, after } = await changeShippingTariff(tx, services.references.current(), seen, rates);
      note({ object: params.id, ...changedParts(before, after) });
      return after;
    },
  ),
  listShippingMethods: versioned(adminEndpoints.listShippingMethods, async (sql, { services }) => ({
    methods: await listShippingMethods(sql, services.references.current()),
  })),
  changeShippingMethod: change(
    adminEndpoints.changeShippingMethod,
    async ({ services, tx, params, input, note }) => {
      const form = { id: params.id, ...input };
      const { before, after } = await changeShippingMethod(tx, services.references.current(), form);
      note({ object: params.id, ...changedParts(before, after) });
      return after;
    },
  ),
} as const;
