/** How this page shows prices to business customers, as the server wrote it; null: as everybody sees them. */
export function pagePrices(document: Document): string | null {
  return document.documentElement.dataset.prices ?? null;
}

interface Shown {
  page: string | null;
  visitor: string | null;
  /** For which difference this tab was loaded anew last. */
  mended: string | null;
}

/** Under which a tab remembers it. */
export const MENDED_KEY = "hearth-prices-reload";

/**
 * A page from the back cache may have been written before somebody signed in or out, or was given other prices. The difference it is
 * to be loaded anew for, once: what the server then writes is its last word.
 */
export function differenceOf({ page, visitor, mended }: Shown): string | null {
  const difference = `${page} ${visitor}`;
  return page === visitor || difference === mended ? null : difference;
}

/** What somebody has typed is worth more than a price that will be right on the next page. */
export function hasTypedText(document: Document): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some((field) => field.value !== field.defaultValue);
}
