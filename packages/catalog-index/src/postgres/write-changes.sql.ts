import type { ISql } from "postgres";
import type { IndexChanges } from "./index-changes.ts";
import type { IndexedHit } from "./indexed-hit.ts";

/** One writer at a time: counters and posting rows are shared by all hits. */
export async function lockForWriting(sql: ISql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalog_index'))`;
}

export async function writeChanges(sql: ISql, changes: IndexChanges): Promise<void> {
  await clearPostings(sql, changes.postings.removed);
  await setPostings(sql, changes.postings.added);
  await writeScopeHits(sql, changes.scopeHits);
  await writeScopeCounts(sql, changes.scopeCounts);
  await writeTermCounts(sql, changes.termCounts);
  await writeNumbers(sql, changes.numbers);
  await writeVariants(sql, changes.variants);
  await removeHits(sql, changes.removedRefs);
  await writeHits(sql, changes.writtenHits);
}

async function clearPostings(sql: ISql, removed: IndexChanges["postings"]["removed"]): Promise<void> {
  if (removed.length === 0) return;
  await sql`
    with gone as (
      select list, catalog_index.chunk_of(ref) as chunk, bit_or(catalog_index.bit_of(ref)) as bits
      from unnest(${removed.map((row) => row.list)}::int[], ${removed.map((row) => row.ref)}::int[]) as row (list, ref)
      group by 1, 2
    ), emptied as (
      delete from catalog_index.posting using gone
      where posting.list = gone.list and posting.chunk = gone.chunk and posting.bits & ~gone.bits = 0::bit(16384)
    )
    update catalog_index.posting set bits = posting.bits & ~gone.bits
    from gone
    where posting.list = gone.list and posting.chunk = gone.chunk and posting.bits & ~gone.bits <> 0::bit(16384)`;
}

async function setPostings(sql: ISql, added: IndexChanges["postings"]["added"]): Promise<void> {
  if (added.length === 0) return;
  await sql`
    insert into catalog_index.posting as old (list, chunk, bits)
    select list, catalog_index.chunk_of(ref), bit_or(catalog_index.bit_of(ref))
    from unnest(${added.map((row) => row.list)}::int[], ${added.map((row) => row.ref)}::int[]) as row (list, ref)
    group by 1, 2
    on conflict (list, chunk) do update set bits = old.bits | excluded.bits`;
}

async function writeScopeHits(sql: ISql, { removed, added }: IndexChanges["scopeHits"]): Promise<void> {
  if (removed.length > 0) {
    await sql`
      delete from catalog_index.scope_hit
      using unnest(
        ${removed.map((row) => row.scope)}::int[], ${removed.map((row) => String(row.rank))}::bigint[],
        ${removed.map((row) => row.ref)}::int[]
      ) as gone (scope, rank, ref)
      where scope_hit.scope = gone.scope and scope_hit.rank = gone.rank and scope_hit.ref = gone.ref`;
  }
  if (added.length === 0) return;
  await sql`
    insert into catalog_index.scope_hit (scope, ref, rank, price_cents)
    select * from unnest(
      ${added.map((row) => row.scope)}::int[], ${added.map((row) => row.ref)}::int[],
      ${added.map((row) => String(row.rank))}::bigint[], ${added.map((row) => row.priceCents)}::int[]
    )`;
}

async function writeScopeCounts(sql: ISql, counts: IndexChanges["scopeCounts"]): Promise<void> {
  if (counts.length === 0) return;
  const scopes = counts.map((row) => row.scope);
  const tags = counts.map((row) => row.tag);
  await sql`
    insert into catalog_index.scope_tag as old (scope, tag, kind, key, hits)
    select scope, change.tag, coalesce(kind, 'hit'), coalesce(key, ''), hits
    from unnest(${scopes}::int[], ${tags}::int[], ${counts.map((row) => row.difference)}::int[])
      as change (scope, tag, hits)
    left join catalog_index.tag on tag.ref = change.tag
    on conflict (scope, tag) do update set hits = old.hits + excluded.hits`;
  await sql`
    delete from catalog_index.scope_tag
    using unnest(${scopes}::int[], ${tags}::int[]) as touched (scope, tag)
    where scope_tag.scope = touched.scope and scope_tag.tag = touched.tag and scope_tag.hits = 0`;
}

async function writeTermCounts(sql: ISql, counts: ReadonlyMap<number, number>): Promise<void> {
  if (counts.size === 0) return;
  const refs = [...counts.keys()];
  await sql`
    update catalog_index.term set hits = term.hits + change.hits
    from unnest(${refs}::int[], ${[...counts.values()]}::int[]) as change (ref, hits)
    where term.ref = change.ref`;
  await sql`delete from catalog_index.term where ref = any(${refs}::int[]) and hits = 0`;
}

async function writeNumbers(sql: ISql, { removed, added }: IndexChanges["numbers"]): Promise<void> {
  await sql`
    delete from catalog_index.hit_number
    using unnest(${removed.map((row) => row.number)}::text[], ${removed.map((row) => row.ref)}::int[]) as gone (number, ref)
    where hit_number.number = gone.number and hit_number.ref = gone.ref`;
  await sql`
    insert into catalog_index.hit_number (number, ref)
    select * from unnest(${added.map((row) => row.number)}::text[], ${added.map((row) => row.ref)}::int[])`;
}

async function writeVariants(sql: ISql, { removed, added }: IndexChanges["variants"]): Promise<void> {
  await sql`
    delete from catalog_index.hit_variant
    using unnest(${removed.map((row) => row.productId)}::text[], ${removed.map((row) => row.ref)}::int[]) as gone (id, ref)
    where hit_variant.product_id = gone.id::uuid and hit_variant.ref = gone.ref`;
  await sql`
    insert into catalog_index.hit_variant (product_id, ref)
    select id::uuid, ref
    from unnest(${added.map((row) => row.productId)}::text[], ${added.map((row) => row.ref)}::int[]) as row (id, ref)`;
}

async function removeHits(sql: ISql, refs: readonly number[]): Promise<void> {
  await sql`delete from catalog_index.hit where ref = any(${refs}::int[])`;
  await sql`delete from catalog_index.hit_source where ref = any(${refs}::int[])`;
}

async function writeHits(sql: ISql, hits: readonly IndexedHit[]): Promise<void> {
  const rows = JSON.stringify(hits.map((hit) => ({ ...hit, rank: String(hit.rank) })));
  await sql`
    with row as materialized (
      select * from jsonb_to_recordset(${rows}::text::jsonb) as row (
        ref int, "productId" uuid, "familyId" uuid, rank bigint, "priceCents" int, scopes int[], facets int[],
        lists int[], numbers text[], "variantIds" uuid[]
      )
    ), shown as (
      insert into catalog_index.hit (ref, product_id, rank, price_cents, facets)
      select ref, "productId", rank, "priceCents", facets from row
      on conflict (ref) do update set rank = excluded.rank, price_cents = excluded.price_cents, facets = excluded.facets
    )
    insert into catalog_index.hit_source (ref, family_id, scopes, lists, numbers, variant_ids)
    select ref, "familyId", scopes, lists, numbers, "variantIds" from row
    on conflict (ref) do update set family_id = excluded.family_id, scopes = excluded.scopes, lists = excluded.lists,
      numbers = excluded.numbers, variant_ids = excluded.variant_ids`;
}
