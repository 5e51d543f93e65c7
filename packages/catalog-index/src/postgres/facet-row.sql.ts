import type { Sql } from "postgres";
import type { ListFacets } from "../port.ts";
import type { Fragment } from "./match.sql.ts";

export type FacetRow = {
  manufacturers: string | null;
  options: string | null;
  rating: number | null;
  shippingFree: boolean | null;
};

const ID_LENGTH = 32;

/** Aggregates over (kind, key). Thousands of ids travel as one text: far cheaper than as rows or as an array. */
export function facetColumns(sql: Sql): Fragment {
  return sql`
    string_agg(key, '') filter (where kind = 'manufacturer') as manufacturers,
    string_agg(key, '') filter (where kind = 'option') as options,
    max(case kind when 'rating' then key::int end) as rating,
    bool_or(kind = 'shipping-free') as "shippingFree"`;
}

/** Facets of several rows together. */
export function facetsFrom(rows: readonly (FacetRow | undefined)[], price: ListFacets["price"]): ListFacets {
  const ratings = rows.flatMap((row) => row?.rating ?? []);
  return {
    manufacturerIds: rows.flatMap((row) => idsIn(row?.manufacturers)),
    optionIds: rows.flatMap((row) => idsIn(row?.options)),
    price,
    ratingMax: ratings.length > 0 ? Math.max(...ratings) / 100 : null,
    shippingFree: rows.some((row) => row?.shippingFree),
  };
}

function idsIn(text: string | null | undefined): string[] {
  const ids: string[] = [];
  if (!text) return ids;
  for (let at = 0; at < text.length; at += ID_LENGTH) ids.push(text.slice(at, at + ID_LENGTH));
  return ids;
}
