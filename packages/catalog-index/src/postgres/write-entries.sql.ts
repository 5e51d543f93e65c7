import type { ISql } from "postgres";
import type { EntryRows } from "./entry-rows.ts";

/** All that is told to the index; what waits for an engine beside it is not. */
export const indexTables = [
  "hit",
  "hit_member",
  "hit_number",
  "hit_text",
  "option_group",
  "scope_facet",
  "word",
] as const;

/** Where to write: into the tables readers ask, or into others of their kind that will take their place. */
export interface WritePlace {
  sql: ISql;
  schema: string;
}

/** One writer at a time: two would wait for each other's words. */
export async function lockForWriting({ sql, schema }: WritePlace): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${schema}))`;
}

export async function emptyTables({ sql, schema }: WritePlace): Promise<void> {
  await sql`truncate ${sql(indexTables.map((table) => `${schema}.${table}`))}`;
}

/** All hits of these families, and these hits, should they have been of another; their members, numbers and texts go with them. */
export async function removeHits(
  place: WritePlace,
  familyIds: readonly string[],
  productIds: readonly string[],
): Promise<void> {
  const { sql, schema } = place;
  const rows = await sql<{ id: string }[]>`
    select product_id as id from ${sql(`${schema}.hit`)}
    where family_id = any(${familyIds}::text[]::uuid[]) or product_id = any(${productIds}::text[]::uuid[])`;
  const gone = rows.map(({ id }) => id);
  if (gone.length === 0) return;
  await countFacets(place, -1, gone);
  await sql`delete from ${sql(`${schema}.hit`)} where product_id = any(${gone}::text[]::uuid[])`;
}

/** Counts the facets of these hits, or of all, in or out. */
export async function countFacets(
  { sql, schema }: WritePlace,
  by: 1 | -1,
  productIds: readonly string[] | null,
): Promise<void> {
  const chosen = productIds ? sql`where product_id = any(${productIds}::text[]::uuid[])` : sql``;
  await sql`
    insert into ${sql(`${schema}.scope_facet`)}
    select scope_id, kind, facet.id, ${by}::int * count(*)
    from ${sql(`${schema}.hit`)}
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

export async function insertEntries(place: WritePlace, entries: readonly EntryRows[]): Promise<void> {
  if (entries.length === 0) return;
  await insertHits(place, entries);
  await insertMembers(place, entries);
  await insertTexts(place, entries);
}

async function insertHits({ sql, schema }: WritePlace, entries: readonly EntryRows[]): Promise<void> {
  await sql`
    insert into ${sql(`${schema}.hit`)}
    select * from jsonb_to_recordset(${JSON.stringify(entries.map(({ hit }) => hit))}::text::jsonb) as row (
      "productId" uuid, "familyId" uuid, "categoryIds" uuid[], "streamIds" uuid[], "manufacturerId" uuid,
      "ratingAverage" numeric, "shippingFree" boolean, sales int, "releasedAt" timestamptz, "productIds" uuid[],
      "optionIds" uuid[], "minPriceCents" int, "maxPriceCents" int, prominence bigint, "priceLists" jsonb,
      "ratingScore" int
    )`;
}

async function insertMembers({ sql, schema }: WritePlace, entries: readonly EntryRows[]): Promise<void> {
  const options = new Map(
    entries.flatMap((entry) => entry.options.map(({ optionId, groupId }) => [optionId, groupId])),
  );
  await sql`
    insert into ${sql(`${schema}.hit_member`)}
    select * from jsonb_to_recordset(${JSON.stringify(entries.flatMap(({ members }) => members))}::text::jsonb) as row (
      "hitId" uuid, position int, "productId" uuid, numbers text[], "optionIds" uuid[], "priceCents" int, available boolean, "priceLists" jsonb
    )`;
  await sql`
    insert into ${sql(`${schema}.option_group`)}
    select option_id::uuid, group_id::uuid
    from unnest(${[...options.keys()]}::text[], ${[...options.values()]}::text[]) as row (option_id, group_id)
    on conflict (option_id) do update set group_id = excluded.group_id where option_group.group_id <> excluded.group_id`;
  await sql`
    insert into ${sql(`${schema}.hit_number`)}
    select * from jsonb_to_recordset(${JSON.stringify(entries.flatMap(({ numbers }) => numbers))}::text::jsonb) as row (
      "hitId" uuid, number text, "memberId" uuid
    )`;
}

async function insertTexts({ sql, schema }: WritePlace, entries: readonly EntryRows[]): Promise<void> {
  await sql`
    insert into ${sql(`${schema}.hit_text`)}
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
    insert into ${sql(`${schema}.word`)}
    select language_id::uuid, word, written
    from unnest(${words.map(({ languageId }) => languageId)}::text[], ${words.map(({ word }) => word)}::text[],
      ${words.map(({ written }) => written)}::text[]) as row (language_id, word, written)
    on conflict do nothing`;
}

/** Fresh statistics: the planner knows the new sizes, and pages can be read without asking who may see them. */
export async function settleTables({ sql, schema }: WritePlace): Promise<void> {
  for (const table of indexTables) await sql`vacuum analyze ${sql(`${schema}.${table}`)}`;
}
