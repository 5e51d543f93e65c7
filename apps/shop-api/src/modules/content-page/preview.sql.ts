import type { PageDraft } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";

/** Old ones go with each new one: there are never many. */
export async function insertPreview(
  tx: Sql,
  { hash, pageId, number, minutes }: { hash: string; pageId: string; number: number; minutes: number },
): Promise<string> {
  await tx`delete from content_preview where expires_at < now()`;
  const [row] = await tx<{ expiresAt: string }[]>`
    insert into content_preview (secret_hash, page_id, number, expires_at)
    values (${hash}, ${pageId}, ${number}, now() + ${minutes} * interval '1 minute') returning expires_at as "expiresAt"`;
  return row?.expiresAt ?? "";
}

export async function selectPreview(
  sql: Sql,
  hash: string,
): Promise<{ id: string; document: PageDraft } | undefined> {
  const [row] = await sql<{ id: string; document: PageDraft }[]>`
    select p.page_id as id, v.document from content_preview p join content_version v on v.page_id = p.page_id and v.number = p.number
    where p.secret_hash = ${hash} and p.expires_at > now()`;
  return row;
}
