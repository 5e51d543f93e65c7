import type { RelationTree } from "../criteria/index.ts";

const media: RelationTree = { thumbnails: {} };
const option: RelationTree = { group: {}, media };

/** Relations of a product that may be asked for. */
export const productRelations: RelationTree = {
  manufacturer: { media },
  cover: { media },
  media: { media },
  downloads: { media },
  options: option,
  properties: option,
  unit: {},
  deliveryTime: {},
  categories: {},
  seoCategory: {},
  seoUrls: {},
};

/** What a product card on a content page needs. */
export const cardRelations: ReadonlySet<string> = new Set([
  "manufacturer",
  "options",
  "deliveryTime",
  "unit",
]);

/** What a product page needs in any case. */
export const detailRelations = [
  "manufacturer",
  "media",
  "downloads",
  "options",
  "sortedProperties",
  "unit",
  "deliveryTime",
  "seoCategory",
] as const;
