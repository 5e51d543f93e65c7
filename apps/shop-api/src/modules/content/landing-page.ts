import { failure, type LandingPage } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { type Texts, textFields } from "../reference/index.ts";
import type { ContentDeps, ContentQuery } from "./category-page.ts";
import { cmsPage } from "./cms-page.ts";

interface LandingPageRow {
  id: string;
  cms_page_id: string | null;
  custom_fields: Record<string, unknown>;
  texts: Texts;
}

export async function landingPage(
  deps: ContentDeps,
  scope: Scope,
  id: string,
  query: ContentQuery,
): Promise<LandingPage> {
  const [row] = await deps.sql<
    LandingPageRow[]
  >`select id, cms_page_id, custom_fields, texts from landing_page where id = ${id} and active`;
  if (!row)
    throw failure(404, "CONTENT__LANDING_PAGE_NOT_FOUND", {
      detail: `Landing page "${id}" not found.`,
      parameters: { landingPageId: id },
    });
  const { own, translated } = textFields(row.texts, scope.refs.chain, [
    "name",
    "url",
    "metaTitle",
    "metaDescription",
    "keywords",
  ]);
  return {
    id: row.id,
    active: true,
    cmsPageId: row.cms_page_id,
    cmsPage: row.cms_page_id
      ? await cmsPage({ ...deps, scope }, { pageId: row.cms_page_id, slotIds: query.slotIds })
      : null,
    customFields: row.custom_fields,
    ...own,
    translated: { ...translated, customFields: row.custom_fields },
    apiAlias: "landing_page",
  };
}
