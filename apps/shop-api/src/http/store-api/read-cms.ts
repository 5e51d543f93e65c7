import { endpoints } from "@hearth/contract";
import { cmsPage, cmsPageNotFound } from "../../modules/content/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { handle } from "../endpoint.ts";
import { slotIds } from "../slot-ids.ts";

/** Pages opened in dialogs (terms, privacy): no category, hence no listing. */
export const readCms = handle(
  endpoints.readCms,
  async ({ scope, services, params, criteria, input, dependsOn }) => {
    wantedRelations(criteria.associations, {});
    const deps = { sql: services.sql, index: services.index, scope, onProducts: () => dependsOn("catalog") };
    const page = await cmsPage(deps, { pageId: params.id, slotIds: slotIds(input.slots) });
    if (!page) throw cmsPageNotFound(params.id);
    return page;
  },
  () => ["content", "seo"],
);
