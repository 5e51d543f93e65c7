import type { ListPage, ListRequest, MediaHead, MediaSheet } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { altTexts, type ReferenceData } from "../reference/index.ts";
import { type MediaRecord, selectMedia, selectMediaPage, selectPlaces } from "./media.sql.ts";

/** Of what a tile of the library shows. */
const PREVIEW_WIDTH = 320;

export async function listMedia(
  sql: Sql,
  reference: ReferenceData,
  request: ListRequest,
): Promise<ListPage<MediaHead>> {
  const languageIdOf = (locale: string) =>
    reference.rows.languages.find(({ locale_code }) => locale_code === locale)?.id ?? "";
  const { items, ...page } = await selectMediaPage(sql, request, languageIdOf);
  return { ...page, items: items.map((record) => presentHead(record, reference)) };
}

export async function readMediaSheet(sql: Sql, reference: ReferenceData, id: string): Promise<MediaSheet> {
  const record = await selectMedia(sql, id);
  if (!record) throw noSuchPicture();
  const languageId = reference.rows.channels[0]?.language_id ?? "";
  return { ...presentHead(record, reference), places: await selectPlaces(sql, id, languageId) };
}

export function noSuchPicture() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such picture." });
}

function presentHead(record: MediaRecord, reference: ReferenceData): MediaHead {
  const { id, path, thumbnails, width, height, version, uses, focus = null } = record;
  return {
    id,
    path,
    previewPath: thumbnails.find((each) => each.width >= PREVIEW_WIDTH)?.path ?? path,
    fileName: `${record.file_name}.${record.file_extension}`,
    mimeType: record.mime_type,
    fileSize: record.file_size,
    width,
    height,
    alt: altTexts(record.texts, reference),
    focus,
    uses,
    createdAt: record.created_at,
    version,
  };
}
