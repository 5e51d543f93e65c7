import type { ISql } from "postgres";
import { type Tag, tagId } from "./entry-tags.ts";
import type { EntryWord } from "./entry-words.ts";
import type { RefLookup } from "./indexed-hit.ts";

/** Numbers for all these tags and terms, giving new ones where needed. */
export async function numberNames(
  sql: ISql,
  tags: Iterable<Tag>,
  words: Iterable<EntryWord>,
): Promise<RefLookup> {
  const tagRefs = await numberTags(sql, [...new Map([...tags].map((tag) => [tagId(tag), tag])).values()]);
  const termRefs = await numberTerms(sql, [
    ...new Map([...words].map((word) => [wordId(word.languageId, word.term), word])).values(),
  ]);
  return {
    tag: (tag) => known(tagRefs, tagId(tag)),
    term: ({ languageId, term }) => known(termRefs, wordId(languageId, term)),
  };
}

async function numberTags(sql: ISql, tags: readonly Tag[]): Promise<Map<string, number>> {
  const kinds = tags.map((tag) => tag.kind);
  const keys = tags.map((tag) => tag.key);
  const groups = tags.map((tag) => tag.groupKey);
  await sql`
    insert into catalog_index.tag as known (kind, key, group_key)
    select * from unnest(${kinds}::text[], ${keys}::text[], ${groups}::text[])
    on conflict (kind, key) do update set group_key = excluded.group_key
    where known.group_key is distinct from excluded.group_key`;
  const rows = await sql<{ kind: Tag["kind"]; key: string; ref: number }[]>`
    select tag.kind, tag.key, tag.ref
    from unnest(${kinds}::text[], ${keys}::text[]) as wanted (kind, key)
    join catalog_index.tag on tag.kind = wanted.kind and tag.key = wanted.key`;
  return new Map(rows.map((row) => [tagId(row), row.ref]));
}

async function numberTerms(sql: ISql, words: readonly EntryWord[]): Promise<Map<string, number>> {
  const languages = words.map((word) => word.languageId);
  const terms = words.map((word) => word.term);
  await sql`
    insert into catalog_index.term (language_id, term)
    select * from unnest(${languages}::text[]::uuid[], ${terms}::text[])
    on conflict (language_id, term) do nothing`;
  const rows = await sql<{ language: string; term: string; ref: number }[]>`
    select wanted.language, wanted.term, term.ref
    from unnest(${languages}::text[], ${terms}::text[]) as wanted (language, term)
    join catalog_index.term on term.language_id = wanted.language::uuid and term.term = wanted.term`;
  return new Map(rows.map((row) => [wordId(row.language, row.term), row.ref]));
}

function known(refs: ReadonlyMap<string, number>, id: string): number {
  const ref = refs.get(id);
  if (ref === undefined) throw new Error(`No number for ${id}`);
  return ref;
}

function wordId(languageId: string, term: string): string {
  return `${languageId}:${term}`;
}
