import type { PicturedProduct } from "./pictured-product.ts";

export interface Hit {
  productId: string;
  /** 1: the same picture. */
  similarity: number;
}

/**
 * From pictures to products, the most similar first. A family is one hit: the product that is shown for it if the picture is its own
 * too, else the variant with the picture, such as the one in another colour.
 */
export function productHits(
  products: readonly PicturedProduct[],
  similarities: ReadonlyMap<string, number>,
  limit: number,
): Hit[] {
  const best = new Map<string, Hit>();
  for (const { id, shownAs, pictures } of products) {
    const similarity = Math.max(...pictures.map((path) => similarities.get(path) ?? 0), 0);
    const known = best.get(shownAs)?.similarity ?? 0;
    if (similarity > known || (similarity === known && similarity > 0 && id === shownAs))
      best.set(shownAs, { productId: id, similarity });
  }
  return [...best.values()].toSorted((a, b) => b.similarity - a.similarity).slice(0, limit);
}
