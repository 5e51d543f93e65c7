import type { Category } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import {
  type CategoryRow,
  type CategoryTextRow,
  type ReferenceData,
  shopIdentity,
  withMediaOrigin,
} from "../reference/index.ts";

type Field = "name" | "description" | "meta_title" | "meta_description" | "keywords";

/** A category in contract shape without its CMS page and children; null when there is none. */
export function presentCategory(scope: Scope, categoryId: string): Category | null {
  const row = scope.reference.category.get(categoryId);
  if (!row) return null;
  const { reference, refs } = scope;
  const texts = chainTexts(reference, row.id, refs.chain);
  const own = texts[0]?.language_id === refs.languageId ? texts[0] : undefined;
  const resolved = (field: Field) => texts.find((text) => text[field])?.[field] ?? null;
  const children = reference.childrenOf.get(row.id) ?? [];
  const breadcrumb = breadcrumbOf(scope, row);
  const customFields = withMediaOrigin<Record<string, unknown>>(
    Object.assign(
      {},
      row.custom_fields,
      ...texts.toReversed().map((text) => text.custom_fields),
      row.id === scope.channel.navigation_category_id ? ownFields(scope) : {},
    ),
    refs.mediaOrigin,
  );
  const link = {
    linkType: row.link_type,
    internalLink: row.internal_link,
    externalLink: row.external_link,
    linkNewTab: row.link_new_tab,
  };
  return {
    id: row.id,
    parentId: row.parent_id,
    afterCategoryId: null,
    level: row.level,
    path: row.path.length > 0 ? `|${row.path.join("|")}|` : null,
    type: row.type,
    ...link,
    name: own?.name ?? null,
    description: own?.description ?? null,
    metaTitle: own?.meta_title ?? null,
    metaDescription: own?.meta_description ?? null,
    keywords: own?.keywords ?? null,
    breadcrumb,
    childCount: children.length,
    visibleChildCount: children.filter(isShown).length,
    active: row.active,
    visible: row.visible,
    displayNestedProducts: row.display_nested_products,
    productAssignmentType: row.product_stream_id ? "product_stream" : "product",
    mediaId: row.media_id,
    media: refs.media(row.media_id),
    cmsPageId: row.cms_page_id,
    customFields,
    translated: {
      name: resolved("name"),
      description: resolved("description"),
      metaTitle: resolved("meta_title"),
      metaDescription: resolved("meta_description"),
      keywords: resolved("keywords"),
      breadcrumb,
      ...link,
      customFields,
    },
    apiAlias: "category",
  };
}

/** Who the shop is and how it is reached stands with its home page; what staff wrote comes before the files. */
function ownFields({ reference, channel }: Scope): Record<string, unknown> {
  const identity = { hearth_shop: shopIdentity(reference, channel) };
  if (!reference.company) return identity;
  const { phone, email, hours } = reference.company;
  return { ...identity, hearth_contact: { phone, email, hours } };
}

export function isShown(row: CategoryRow): boolean {
  return row.active && row.visible;
}

/** The names from the root down to the category. */
export function breadcrumbOf({ reference, refs }: Scope, { path, id }: CategoryRow): string[] {
  return [...path, id].flatMap((each) => categoryName(reference, each, refs.chain) ?? []);
}

/** In the language of the request; null where nobody has named it. */
export function nameOfCategory({ reference, refs }: Scope, categoryId: string): string | null {
  return categoryName(reference, categoryId, refs.chain);
}

function categoryName(reference: ReferenceData, categoryId: string, chain: readonly string[]): string | null {
  return chainTexts(reference, categoryId, chain).find((text) => text.name)?.name ?? null;
}

function chainTexts(
  reference: ReferenceData,
  categoryId: string,
  chain: readonly string[],
): CategoryTextRow[] {
  const texts = reference.categoryTexts.get(categoryId);
  return chain.flatMap((languageId) => texts?.get(languageId) ?? []);
}
