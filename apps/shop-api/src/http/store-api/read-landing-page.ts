import { endpoints } from "@hearth/contract";
import { landingPage } from "../../modules/content/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { handle } from "../endpoint.ts";
import { slotIds } from "../slot-ids.ts";

export const readLandingPage = handle(
  endpoints.readLandingPage,
  ({ scope, services, params, criteria, listing, input, dependsOn }) => {
    wantedRelations(criteria.associations, { seoUrls: {} });
    const deps = { sql: services.sql, index: services.index, onProducts: () => dependsOn("catalog") };
    return landingPage(deps, scope, params.landingPageId, {
      criteria,
      listing,
      slotIds: slotIds(input.slots),
    });
  },
  () => ["content", "seo"],
);
