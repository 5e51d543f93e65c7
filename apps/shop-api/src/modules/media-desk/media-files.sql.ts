import type { Sql } from "../../platform/database/database.ts";
import type { MediaRow } from "../reference/index.ts";

export const REMOVE_MEDIA_FILES = "remove_media_files";
// Any number, as long as whoever writes files for rows and whoever removes them take the same.
const FILES_LOCK = 4_172_069;

/** Until the transaction ends nobody else decides whether a file is wanted. */
export async function lockFiles(tx: Sql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${FILES_LOCK})`;
}

export async function isPathTaken(tx: Sql, path: string): Promise<boolean> {
  return (await tx`select from media where path = ${path}`).length > 0;
}

/** Whatever of it is there already. */
export async function selectUploaded(tx: Sql, hash: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`select id from media where upload_hash = ${hash}`;
  return row?.id;
}

export async function insertUpload(
  tx: Sql,
  upload: Omit<MediaRow, "texts" | "focus"> & { hash: string },
): Promise<void> {
  const { thumbnails, ...row } = upload;
  await tx`
    insert into media (id, path, file_name, file_extension, mime_type, file_size, width, height, thumbnails, upload_hash, added_at)
    values (${row.id}, ${row.path}, ${row.file_name}, ${row.file_extension}, ${row.mime_type}, ${row.file_size}, ${row.width},
      ${row.height}, ${JSON.stringify(thumbnails)}::text::jsonb, ${row.hash}, now())`;
}

/** With the row, or not at all. */
export async function queueRemoval(tx: Sql, paths: readonly string[]): Promise<void> {
  await tx`select graphile_worker.add_job(${REMOVE_MEDIA_FILES}, json_build_object('paths', ${paths as string[]}::text[]))`;
}
