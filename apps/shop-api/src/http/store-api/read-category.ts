import { endpoints } from "@hearth/contract";
import { categoryPage } from "../../modules/content/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { categoryRelations } from "../../modules/navigation/index.ts";
import { handle } from "../endpoint.ts";
import { slotIds } from "../slot-ids.ts";

export const readCategory = handle(
  endpoints.readCategory,
  ({ scope, services, params, criteria, listing, input, dependsOn }) => {
    wantedRelations(criteria.associations, categoryRelations);
    const deps = { sql: services.sql, index: services.index, onProducts: () => dependsOn("catalog") };
    return categoryPage(deps, scope, params.navigationId, {
      criteria,
      listing,
      slotIds: slotIds(input.slots),
    });
  },
  ({ navigationId }) => [
    "menu",
    "content",
    "seo",
    navigationId === "home" ? "catalog" : `listing:${navigationId}`,
  ],
);
