import { endpoints } from "@hearth/contract";
import { cmsPage, cmsPageNotFound, landingPage } from "../../modules/content/index.ts";
import { previewedPage } from "../../modules/content-page/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { mediaList } from "../../modules/media/index.ts";
import { seoUrlList } from "../../modules/seo/index.ts";
import { newId } from "../../platform/new-id.ts";
import { handle } from "../answer/endpoint.ts";
import { slotIds } from "../slot-ids.ts";

export const contentHandlers = {
  readLandingPage: handle(
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
  ),

  /** Of the draft nothing is kept by anybody. */
  previewLandingPage: handle(endpoints.previewLandingPage, ({ scope, services, params }) =>
    previewedPage(
      { sql: services.sql, index: services.index, scope, onProducts: () => undefined },
      newId,
      params.secret,
    ),
  ),

  /** Pages opened in dialogs (terms, privacy): no category, hence no listing. */
  readCms: handle(
    endpoints.readCms,
    async ({ scope, services, params, criteria, input, dependsOn }) => {
      wantedRelations(criteria.associations, {});
      const deps = {
        sql: services.sql,
        index: services.index,
        scope,
        onProducts: () => dependsOn("catalog"),
      };
      const page = await cmsPage(deps, { pageId: params.id, slotIds: slotIds(input.slots) });
      if (!page) throw cmsPageNotFound(params.id);
      return page;
    },
    () => ["content", "seo"],
  ),

  readSeoUrl: handle(
    endpoints.readSeoUrl,
    ({ scope, services, criteria }) => seoUrlList(services.sql, scope, criteria),
    () => ["seo"],
  ),

  readMedia: handle(
    endpoints.readMedia,
    ({ scope, services, criteria }) => mediaList(services.sql, scope, criteria.ids),
    () => ["media"],
  ),
} as const;
