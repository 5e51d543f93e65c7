import { failure, type Media } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { type MediaRow, presentMedia } from "../reference/index.ts";

/** Public media by id, in the order asked. */
export async function mediaByIds(sql: Sql, scope: Scope, ids: readonly string[]): Promise<Media[]> {
  if (ids.length === 0) return [];
  const rows = await sql<MediaRow[]>`
    select id, path, file_name, file_extension, mime_type, file_size, width, height, thumbnails, texts, focus from media
    where id = any(${ids as string[]}::uuid[]) and not private`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentMedia(row, scope.refs.chain, scope.refs.mediaUrl)] : [];
  });
}

export function mediaList(sql: Sql, scope: Scope, ids: readonly string[] | undefined): Promise<Media[]> {
  if (!ids || ids.length === 0)
    throw failure(400, "CONTENT__MEDIA_EMPTY_ID", { detail: "A media id must be provided." });
  return mediaByIds(sql, scope, ids);
}
