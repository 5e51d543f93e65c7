const most = 4;

/** Takes from each product's list in turn, so that every product in the cart has a say. What lies in the cart is left out. */
export function chooseCrossSelling<Card extends { id: string }>(
  lists: readonly (readonly Card[])[],
  inCart: readonly string[],
): Card[] {
  const chosen = new Map<string, Card>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < longest && chosen.size < most; place += 1) {
    for (const list of lists) {
      const card = list[place];
      if (card && chosen.size < most && !inCart.includes(card.id)) chosen.set(card.id, card);
    }
  }
  return [...chosen.values()];
}
