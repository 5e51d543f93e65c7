/** How many products one page shows. Always sent: the shop API's own default is another. */
export const PAGE_SIZE = 10;

/** Loading more shows all pages from the first; after so many a new list begins, or it would grow without end. */
const PAGES_PER_LIST = 10;

/** The shop API gives no more than this at once. */
const LARGEST_LIMIT = PAGE_SIZE * PAGES_PER_LIST;

export interface PageWindow {
  firstPage: number;
  lastPage: number;
}

export function pageWindow(page: number): PageWindow {
  return { firstPage: page - ((page - 1) % PAGES_PER_LIST), lastPage: page };
}

export interface PageRequest {
  limit: number;
  p: number;
  /** Products at the front of the answer that belong to earlier pages. */
  skip: number;
}

/** One call for all pages of the window: the smallest block of products that the API can cut and that holds them. */
export function pageRequest({ firstPage, lastPage }: PageWindow): PageRequest {
  const start = (firstPage - 1) * PAGE_SIZE;
  const end = lastPage * PAGE_SIZE;
  for (let limit = end - start; limit < LARGEST_LIMIT; limit += PAGE_SIZE) {
    const p = Math.floor(start / limit) + 1;
    if (p * limit >= end) return { limit, p, skip: start - (p - 1) * limit };
  }
  const p = Math.floor(start / LARGEST_LIMIT) + 1;
  return { limit: LARGEST_LIMIT, p, skip: start - (p - 1) * LARGEST_LIMIT };
}
