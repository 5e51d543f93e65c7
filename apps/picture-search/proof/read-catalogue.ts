const PAGE = 500;

interface ListedProduct {
  id: string;
  parentId: string | null;
  media: { media: { url: string } }[] | null;
}

export interface CataloguePictures {
  /** Families (a parent, or a product without one) by the address of each picture they show. */
  familiesByPicture: ReadonlyMap<string, ReadonlySet<string>>;
  familyOf(productId: string): string;
}

/** What the shop says its pictures show, read as any client reads it. */
export async function readCatalogue(storeApi: string, accessKey: string): Promise<CataloguePictures> {
  const families = new Map<string, string>();
  const familiesByPicture = new Map<string, Set<string>>();
  for (let page = 1, isLast = false; !isLast; page++) {
    const products = await readPage(storeApi, accessKey, page);
    for (const { id, parentId, media } of products) {
      const family = parentId ?? id;
      families.set(id, family);
      for (const { media: picture } of media ?? []) {
        const known = familiesByPicture.get(picture.url) ?? new Set();
        familiesByPicture.set(picture.url, known.add(family));
      }
    }
    isLast = products.length < PAGE;
  }
  return { familiesByPicture, familyOf: (id) => families.get(id) ?? id };
}

async function readPage(storeApi: string, accessKey: string, page: number): Promise<ListedProduct[]> {
  const answer = await fetch(`${storeApi}/product`, {
    method: "POST",
    headers: { "content-type": "application/json", "sw-access-key": accessKey },
    body: JSON.stringify({
      page,
      limit: PAGE,
      associations: { media: {} },
      includes: { product: ["id", "parentId", "media"], product_media: ["media"], media: ["url"] },
    }),
  });
  if (!answer.ok) throw new Error(`${storeApi}/product answered ${answer.status}`);
  return ((await answer.json()) as { elements: ListedProduct[] }).elements;
}
