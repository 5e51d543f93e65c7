import type { Sql } from "postgres";
import { type Tag, tagId } from "./entry-tags.ts";
import type { Fragment } from "./match.sql.ts";

export type KnownTag = { ref: number; groupKey: string | null };

export async function findTags(sql: Sql, tags: readonly Tag[]): Promise<Map<string, KnownTag>> {
  if (tags.length === 0) return new Map();
  const rows = await sql<(KnownTag & Pick<Tag, "kind" | "key">)[]>`
    select tag.ref, tag.kind, tag.key, tag.group_key as "groupKey"
    from unnest(${tags.map((tag) => tag.kind)}::text[], ${tags.map((tag) => tag.key)}::text[]) as wanted (kind, key)
    join catalog_index.tag on tag.kind = wanted.kind and tag.key = wanted.key`;
  return new Map(rows.map((row) => [tagId(row), row]));
}

export function scopeByKey(sql: Sql, key: string): Fragment {
  return sql`select ref from catalog_index.tag where kind = 'scope' and key = ${key}`;
}

export async function findScope(sql: Sql, key: string): Promise<{ ref: number; hits: number } | undefined> {
  const [scope] = await sql<{ ref: number; hits: number }[]>`
    select tag.ref, scope_tag.hits
    from catalog_index.tag
    join catalog_index.scope_tag on scope_tag.scope = tag.ref and scope_tag.tag = 0
    where tag.kind = 'scope' and tag.key = ${key}`;
  return scope;
}

/** Hits that show or contain one of these products. */
export async function findRefs(sql: Sql, productIds: readonly string[]): Promise<number[]> {
  const rows = await sql<{ ref: number }[]>`
    select ref from catalog_index.hit where product_id = any(${productIds}::text[]::uuid[])
    union
    select ref from catalog_index.hit_variant where product_id = any(${productIds}::text[]::uuid[])`;
  return rows.map((row) => row.ref);
}
