import type { ISql } from "postgres";
import type { EntryRows } from "./entry-rows.ts";

/** One writer at a time: two would wait for each other's words. */
export async function lockForWriting(sql: ISql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalog_index'))`;
}

export async function emptyTables(sql: ISql): Promise<void> {
  await sql`
    truncate catalog_index.hit, catalog_index.hit_member, catalog_index.hit_number, catalog_index.hit_text,
      catalog_index.option_group, catalog_index.scope_facet, catalog_index.word`;
}

/** All hits of these families, and these hits, should they have been of another; their members, numbers and texts go with them. */
export async function removeHits(
  sql: ISql,
  familyIds: readonly string[],
  productIds: readonly string[],
): Promise<void> {
  const rows = await sql<{ id: string }[]>`
    select product_id as id from catalog_index.hit
    where family_id = any(${familyIds}::text[]::uuid[]) or product_id = any(${productIds}::text[]::uuid[])`;
  const gone = rows.map(({ id }) => id);
  if (gone.length === 0) return;
  await countFacets(sql, -1, gone);
  await sql`delete from catalog_index.hit where product_id = any(${gone}::text[]::uuid[])`;
}

/** Counts the facets of these hits, or of all, in or out. */
export async function countFacets(
  sql: ISql,
  by: 1 | -1,
  productIds: readonly string[] | null,
): Promise<void> {
  const chosen = productIds ? sql`where product_id = any(${productIds}::text[]::uuid[])` : sql``;
  await sql`
    insert into catalog_index.scope_facet
    select scope_id, kind, facet.id, ${by}::int * count(*)
    from catalog_index.hit
    cross join unnest(category_ids || stream_ids) as scope_id
    cross join lateral (
      select 'option' as kind, unnest(option_ids) as id
      union all select 'manufacturer', manufacturer_id where manufacturer_id is not null
      union all select 'hit', scope_id
    ) as facet
    ${chosen}
    group by scope_id, kind, facet.id
    on conflict (scope_id, kind, id) do update set hits = scope_facet.hits + excluded.hits`;
}

export async function insertEntries(sql: ISql, entries: readonly EntryRows[]): Promise<void> {
  if (entries.length === 0) return;
  await insertHits(sql, entries);
  await insertMembers(sql, entries);
  await insertTexts(sql, entries);
}

async function insertHits(sql: ISql, entries: readonly EntryRows[]): Promise<void> {
  await sql`
    insert into catalog_index.hit
    select * from jsonb_to_recordset(${JSON.stringify(entries.map(({ hit }) => hit))}::text::jsonb) as row (
      "productId" uuid, "familyId" uuid, "categoryIds" uuid[], "streamIds" uuid[], "manufacturerId" uuid,
      "ratingAverage" numeric, "shippingFree" boolean, sales int, "releasedAt" timestamptz, "productIds" uuid[],
      "optionIds" uuid[], "minPriceCents" int, "maxPriceCents" int, prominence bigint, "priceLists" jsonb,
      "ratingScore" int
    )`;
}

async function insertMembers(sql: ISql, entries: readonly EntryRows[]): Promise<void> {
  const options = new Map(
    entries.flatMap((entry) => entry.options.map(({ optionId, groupId }) => [optionId, groupId])),
  );
  await sql`
    insert into catalog_index.hit_member
    select * from jsonb_to_recordset(${JSON.stringify(entries.flatMap(({ members }) => members))}::text::jsonb) as row (
      "hitId" uuid, position int, "productId" uuid, numbers text[], "optionIds" uuid[], "priceCents" int, available boolean, "priceLists" jsonb
    )`;
  await sql`
    insert into catalog_index.option_group
    select option_id::uuid, group_id::uuid
    from unnest(${[...options.keys()]}::text[], ${[...options.values()]}::text[]) as row (option_id, group_id)
    on conflict (option_id) do update set group_id = excluded.group_id where option_group.group_id <> excluded.group_id`;
  await sql`
    insert into catalog_index.hit_number
    select * from jsonb_to_recordset(${JSON.stringify(entries.flatMap(({ numbers }) => numbers))}::text::jsonb) as row (
      "hitId" uuid, number text, "memberId" uuid
    )`;
}

async function insertTexts(sql: ISql, entries: readonly EntryRows[]): Promise<void> {
  await sql`
    insert into catalog_index.hit_text
    select "hitId", "languageId", name_words, words, words || strip(catalog_index.words_of(config, body)), "memberOptionNames"
    from jsonb_to_recordset(${JSON.stringify(entries.flatMap(({ texts }) => texts))}::text::jsonb) as row (
      "hitId" uuid, "languageId" uuid, configuration text, name text, parts text, about text, body text,
      "memberOptionNames" jsonb
    )
    cross join lateral (select configuration::regconfig as config) as configured
    cross join lateral (
      select setweight(catalog_index.words_of(config, name), 'A') || setweight(catalog_index.words_of(config, parts), 'B')
        as name_words
    ) as named
    cross join lateral (select strip(name_words || catalog_index.words_of(config, about)) as words) as worded`;
  const known = new Map(
    entries.flatMap(({ vocabulary }) => vocabulary.map((row) => [`${row.languageId} ${row.word}`, row])),
  );
  const words = [...known.values()];
  await sql`
    insert into catalog_index.word
    select language_id::uuid, word, written
    from unnest(${words.map(({ languageId }) => languageId)}::text[], ${words.map(({ word }) => word)}::text[],
      ${words.map(({ written }) => written)}::text[]) as row (language_id, word, written)
    on conflict do nothing`;
}

/** Fresh statistics: the planner knows the new sizes, and pages can be read without asking who may see them. */
export async function settleTables(sql: ISql): Promise<void> {
  for (const table of [
    "hit",
    "hit_member",
    "hit_number",
    "hit_text",
    "option_group",
    "scope_facet",
    "word",
  ]) {
    await sql`vacuum analyze catalog_index.${sql.unsafe(table)}`;
  }
}
