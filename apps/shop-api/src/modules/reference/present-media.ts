import type { Media } from "@hearth/contract";
import type { MediaRow } from "./reference-rows.ts";
import { textFields } from "./texts.ts";

/** `mediaUrl` turns a stored path into the public address. */
export function presentMedia(
  row: MediaRow,
  chain: readonly string[],
  mediaUrl: (path: string) => string,
): Media {
  const { own, translated } = textFields(row.texts, chain, ["alt", "title"]);
  return {
    id: row.id,
    url: mediaUrl(row.path),
    path: row.path.slice(1),
    fileName: row.file_name,
    fileExtension: row.file_extension,
    mimeType: row.mime_type,
    fileSize: row.file_size,
    metaData: row.width && row.height ? { width: row.width, height: row.height } : null,
    thumbnails: row.thumbnails.map(({ width, height, path }) => ({
      width,
      height,
      url: mediaUrl(path),
      apiAlias: "media_thumbnail",
    })),
    hasFile: true,
    private: false,
    customFields: {},
    ...(row.focus && { extensions: { focus: row.focus } }),
    ...own,
    translated,
    apiAlias: "media",
  };
}
