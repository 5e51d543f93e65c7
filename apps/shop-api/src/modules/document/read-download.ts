import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { failure } from "@hearth/contract";
import { areDownloadsOpen } from "@hearth/rules";
import {
  type AccessPorts,
  isVisitorsOrder,
  type OrderCaller,
  type OrderLink,
} from "../order-access/index.ts";
import { type BoughtFile, selectBoughtFile } from "./download.sql.ts";
import type { ServedFile } from "./served-file.ts";

const mimeTypes: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".zip": "application/zip",
};

export interface DownloadPorts extends AccessPorts {
  config: { mediaDir: string };
}

/** A file that was bought. Not bought, not paid, not yet and not there are one answer. */
export async function readDownload(
  ports: DownloadPorts,
  caller: OrderCaller,
  link: OrderLink & { orderId: string; downloadId: string },
): Promise<ServedFile> {
  const isOwn = await isVisitorsOrder(ports, caller, link);
  const file = isOwn ? await selectBoughtFile(ports.sql, link) : undefined;
  // Goods lie beside the public folder; only the name of the stored path counts, so no path leads out of it.
  const content =
    file &&
    isOpen(file, caller.scope.now) &&
    (await readFile(join(`${ports.config.mediaDir}-private`, basename(file.path))).catch(() => null));
  if (!content) throw failure(404, "CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND");
  const extension = extname(file.path).toLowerCase();
  return {
    fileName: named(file.fileName, extension),
    mimeType: mimeTypes[extension] ?? "application/octet-stream",
    content,
  };
}

function isOpen({ state, payment, isWaived, placedAt }: BoughtFile, now: number): boolean {
  return (
    state !== "cancelled" && areDownloadsOpen({ payment, isWaived, placedAt: Date.parse(placedAt), now })
  );
}

function named(fileName: string, extension: string): string {
  return fileName.toLowerCase().endsWith(extension) ? fileName : fileName + extension;
}
