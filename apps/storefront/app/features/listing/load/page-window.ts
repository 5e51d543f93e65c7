/** How many products one page shows. Always sent: the shop API's own default is another. */
export const pageSize = 10;

/** Loading more shows all pages from the first; after so many a new list begins, or it would grow without end. */
const pagesPerList = 10;

/** The shop API gives no more than this at once. */
const largestLimit = pageSize * pagesPerList;

export interface PageWindow {
  firstPage: number;
  lastPage: number;
}

export function pageWindow(page: number): PageWindow {
  return { firstPage: page - ((page - 1) % pagesPerList), lastPage: page };
}

export interface PageRequest {
  limit: number;
  p: number;
  /** Products at the front of the answer that belong to earlier pages. */
  skip: number;
}

/** One call for all pages of the window: the smallest block of products that the API can cut and that holds them. */
export function pageRequest({ firstPage, lastPage }: PageWindow): PageRequest {
  const start = (firstPage - 1) * pageSize;
  const end = lastPage * pageSize;
  for (let limit = end - start; limit < largestLimit; limit += pageSize) {
    const p = Math.floor(start / limit) + 1;
    if (p * limit >= end) return { limit, p, skip: start - (p - 1) * limit };
  }
  const p = Math.floor(start / largestLimit) + 1;
  return { limit: largestLimit, p, skip: start - (p - 1) * largestLimit };
}
