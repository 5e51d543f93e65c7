import type { ListHit } from "@hearth/catalog-index";

/** What the card of a hit shows: the article that is meant, else the family. */
export function shownProductId({ memberId, productId }: ListHit): string {
  return memberId ?? productId;
}
