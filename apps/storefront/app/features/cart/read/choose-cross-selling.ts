const MOST = 4;

/** What a product in the cart offers beside it. */
interface Offered<Card> {
  accessories: readonly Card[];
  others: readonly Card[];
}

/**
 * Accessories before everything else. Takes from each product's list in turn, so that every product in the cart has a say. What lies
 * in the cart is left out.
 */
export function chooseCrossSelling<Card extends { id: string }>(
  offers: readonly Offered<Card>[],
  inCart: readonly string[],
): Card[] {
  const chosen = new Map<string, Card>();
  const lists = [offers.map(({ accessories }) => accessories), offers.map(({ others }) => others)];
  for (const card of lists.flatMap(inTurn)) {
    if (chosen.size < MOST && !inCart.includes(card.id)) chosen.set(card.id, card);
  }
  return [...chosen.values()];
}

function inTurn<Card>(lists: readonly (readonly Card[])[]): Card[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}
