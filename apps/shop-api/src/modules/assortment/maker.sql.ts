import type { Sql } from "../../platform/database.ts";

interface MakerRow {
  id: string;
  mediaId: string | null;
  customFields: Record<string, unknown>;
  texts: Record<string, unknown>;
}

export async function insertMaker(tx: Sql, { id, mediaId, customFields, texts }: MakerRow): Promise<void> {
  await tx`insert into manufacturer (id, media_id, custom_fields, texts, added_at)
    values (${id}, ${mediaId}, ${JSON.stringify(customFields)}::text::jsonb, ${JSON.stringify(texts)}::text::jsonb, now())`;
}

export async function isPublicPicture(sql: Sql, id: string): Promise<boolean> {
  return (
    (await sql`select from media where id = ${id} and not private and mime_type like 'image/%'`).length > 0
  );
}
