/** How many products one page shows. Always sent: the shop API's own default is another. */
export const pageSize = 10;

export type ListingQuery = { page: number; order: string | null };

const lastPage = 10_000;

/** Reads the listing part of an address. Nonsense counts as absent, so no address can make the shop API refuse. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const page = Number(query.get("p") ?? 1);
  const order = query.get("order");
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    order: order !== null && /^[a-z0-9-]{1,64}$/.test(order) ? order : null,
  };
}

/** The body the shop API takes for it. */
export function listingBody({ page, order }: ListingQuery) {
  return { p: page, limit: pageSize, ...(order === null ? {} : { order }), "no-aggregations": true };
}

/** The query of another page of the same listing; page one has none of its own. */
export function listingSearch({ page, order }: ListingQuery): string {
  const query = new URLSearchParams();
  if (order !== null) query.set("order", order);
  if (page > 1) query.set("p", String(page));
  return query.size > 0 ? `?${query}` : "";
}
