import type { Sql } from "../../platform/database/database.ts";

/** Canonical paths, by id and language id. */
export async function selectPaths(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; language: string; path: string }[]>`
    select foreign_key as id, language_id as language, seo_path_info as path from seo_url
    where foreign_key = any(${ids as string[]}::uuid[]) and is_canonical`;
  return new Map(rows.map(({ id, language, path }) => [id + language, path]));
}

export async function isPathTaken(sql: Sql, languageId: string, path: string): Promise<boolean> {
  return (
    (await sql`select from seo_url where language_id = ${languageId} and seo_path_info = ${path}`).length > 0
  );
}

interface NewPath {
  id: string;
  languageId: string;
  route: "frontend.detail.page" | "frontend.navigation.page";
  /** Of the product or category. */
  foreignKey: string;
  path: string;
}

export async function insertPath(
  tx: Sql,
  { id, languageId, route, foreignKey, path }: NewPath,
): Promise<void> {
  await tx`insert into seo_url (id, language_id, route_name, foreign_key, seo_path_info, is_canonical)
    values (${id}, ${languageId}, ${route}, ${foreignKey}, ${path}, true)`;
}
