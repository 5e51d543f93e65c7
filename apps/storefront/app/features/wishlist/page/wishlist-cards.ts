import { inRequests } from "../wishlist-rules.ts";

/** What the route `fragments/wishlist` answers: the HTML of a card by the id of its product. Products that are gone are missing. */
export type WishlistCards = Record<string, string>;

/** Null: the shop did not answer. */
export async function fetchCards(url: string, ids: readonly string[]): Promise<WishlistCards | null> {
  const cards: WishlistCards = {};
  for (const some of inRequests(ids)) {
    const answer = await fetch(`${url}/${some.join(",")}`).catch(() => null);
    if (!answer?.ok) return null;
    Object.assign(cards, await answer.json());
  }
  return cards;
}
