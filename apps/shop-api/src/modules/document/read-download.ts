import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { failure } from "@hearth/contract";
import { areDownloadsOpen } from "@hearth/rules";
import type { Sql } from "../../platform/database.ts";
import { type FileOfCustomer, selectBoughtFile } from "./download.sql.ts";
import type { ServedFile } from "./served-file.ts";

const mimeTypes: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".zip": "application/zip",
};

/** A file that was bought. Not bought, not paid, not yet and not there are one answer. */
export async function readDownload(
  { sql, mediaDir, now }: { sql: Sql; mediaDir: string; now: number },
  wish: FileOfCustomer,
): Promise<ServedFile> {
  const file = await selectBoughtFile(sql, wish);
  const isOpen =
    file &&
    file.state !== "cancelled" &&
    areDownloadsOpen({
      payment: file.payment,
      isWaived: file.isWaived,
      placedAt: Date.parse(file.placedAt),
      now,
    });
  // Goods lie beside the public folder; only the name of the stored path counts, so no path leads out of it.
  const content =
    isOpen && (await readFile(join(`${mediaDir}-private`, basename(file.path))).catch(() => null));
  if (!content) throw failure(404, "CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND");
  const extension = extname(file.path).toLowerCase();
  return {
    fileName: named(file.fileName, extension),
    mimeType: mimeTypes[extension] ?? "application/octet-stream",
    content,
  };
}

function named(fileName: string, extension: string): string {
  return fileName.toLowerCase().endsWith(extension) ? fileName : fileName + extension;
}
