import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../../modules/assortment/index.ts";
import { changeCountry, listCountries } from "../../../modules/shop-settings/index.ts";
import { change, versioned } from "../admin-handler.ts";

export const countryHandlers = {
  listCountries: versioned(adminEndpoints.listCountries, async (sql, { services }) => ({
    countries: await listCountries(sql, services.references.current()),
  })),
  changeCountry: change(adminEndpoints.changeCountry, async ({ services, tx, params, input, note }) => {
    const form = { id: params.id, ...input };
    const { before, after } = await changeCountry(tx, services.references.current(), form);
    note({ object: params.id, ...changedParts(before, after) });
    return after;
  }),
} as const;
