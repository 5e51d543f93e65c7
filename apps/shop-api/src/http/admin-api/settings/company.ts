import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../../modules/assortment/index.ts";
import { changeCompany, readCompanySheet } from "../../../modules/shop-settings/index.ts";
import type { Services } from "../../../services.ts";
import { change, versioned } from "../admin-handler.ts";

export const companyHandlers = {
  readCompany: versioned(adminEndpoints.readCompany, (sql, { services }) =>
    readCompanySheet(sql, beginnings(services)),
  ),
  changeCompany: change(adminEndpoints.changeCompany, async ({ services, tx, input, note }) => {
    const { before, after } = await changeCompany(tx, beginnings(services), input);
    note({ object: "company", ...changedParts(before.company, after.company) });
    return after;
  }),
} as const;

function beginnings({ config, references }: Services) {
  return { begun: config, reference: references.current() };
}
