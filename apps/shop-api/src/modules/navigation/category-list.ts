import type { Category, Criteria, EntitySearchResult } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { type ListEntity, type RelationTree, selectElements, wantedRelations } from "../criteria/index.ts";
import { channelCategory } from "./channel-category.ts";
import { presentCategory } from "./present-category.ts";

const entity: ListEntity = {
  name: "category",
  fields: [
    "id",
    "parentId",
    "level",
    "type",
    "name",
    "translated.name",
    "active",
    "visible",
    "childCount",
    "linkType",
    "path",
    "breadcrumb",
    "cmsPageId",
  ],
};

export const categoryRelations: RelationTree = { media: { thumbnails: {} }, seoUrls: {}, children: {} };

/** Categories of the channel, without CMS data. */
export function categoryList(scope: Scope, criteria: Criteria): EntitySearchResult<Category> {
  const relations = wantedRelations(criteria.associations, categoryRelations);
  const all = scope.reference.rows.categories.flatMap((row) =>
    channelCategory(scope, row.id) ? (presentCategory(scope, row.id) ?? []) : [],
  );
  const result = selectElements(all, criteria, entity);
  if (relations.has("children"))
    for (const category of result.elements)
      category.children = all.filter((each) => each.parentId === category.id);
  return result;
}
