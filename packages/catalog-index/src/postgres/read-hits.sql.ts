import type { ISql } from "postgres";
import type { IndexedHit } from "./indexed-hit.ts";

type Row = Omit<IndexedHit, "rank"> & { rank: string };

/** The hits of these families, and those showing one of these products wherever they are now. */
export async function readHits(
  sql: ISql,
  familyIds: readonly string[],
  productIds: readonly string[],
): Promise<IndexedHit[]> {
  const rows = await sql<Row[]>`
    select hit.ref, translate(hit.product_id::text, '-', '') as "productId",
      translate(source.family_id::text, '-', '') as "familyId", hit.rank::text, hit.price_cents as "priceCents",
      source.scopes, hit.facets, source.lists, source.numbers,
      array(select translate(id::text, '-', '') from unnest(source.variant_ids) as id) as "variantIds"
    from (
      select ref from catalog_index.hit_source where family_id = any(${familyIds}::text[]::uuid[])
      union
      select ref from catalog_index.hit where product_id = any(${productIds}::text[]::uuid[])
    ) as wanted
    join catalog_index.hit using (ref)
    join catalog_index.hit_source as source using (ref)`;
  return rows.map((row) => ({ ...row, rank: BigInt(row.rank) }));
}

/** A number for each new hit, by product. */
export async function newRefs(
  sql: ISql,
  productIds: readonly string[],
): Promise<[productId: string, ref: number][]> {
  const rows = await sql<{ id: string; ref: number }[]>`
    select id, nextval('catalog_index.hit_ref')::int as ref from unnest(${productIds}::text[]) as id`;
  return rows.map((row) => [row.id, row.ref]);
}
