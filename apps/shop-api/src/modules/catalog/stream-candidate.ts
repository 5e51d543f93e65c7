import type { ReferenceData } from "../reference/index.ts";
import { isNew } from "./is-new.ts";
import type { ProductDoc } from "./product-doc.ts";
import type { StreamCandidate } from "./stream-match.ts";

export type StreamFacts = Pick<
  ProductDoc,
  "categoryIds" | "manufacturerId" | "propertyIds" | "optionIds" | "topseller" | "releaseDate"
> & { priceCents: number };

/** What streams ask about a product. */
export function streamCandidate(
  product: StreamFacts,
  reference: ReferenceData,
  now: number,
): StreamCandidate {
  const { categoryIds, manufacturerId, propertyIds, optionIds, priceCents, topseller, releaseDate } = product;
  return {
    categoryIds: new Set(categoryIds.flatMap((id) => [id, ...(reference.category.get(id)?.path ?? [])])),
    manufacturerId,
    optionIds: new Set([...propertyIds, ...optionIds]),
    priceCents,
    topseller,
    isNew: isNew(releaseDate, now),
  };
}
