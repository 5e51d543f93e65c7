/** How this page shows prices to business customers, as the server wrote it; null: as everybody sees them. */
export function pagePrices(document: Document): string | null {
  return document.documentElement.dataset.prices ?? null;
}

type Shown = { page: string | null; visitor: string | null; navigation: string | undefined };

/**
 * A page from the back cache may have been written before somebody signed in or out, or was given other prices. It is loaded anew,
 * once: what the server then writes is its last word.
 */
export function isOutdated({ page, visitor, navigation }: Shown): boolean {
  return page !== visitor && navigation !== "reload";
}
