import { hash } from "node:crypto";
import { parse } from "node:path";
import { adminFailure, type MediaSheet } from "@hearth/admin-contract";
import { slugOf } from "@hearth/catalog/gate";
import type { Tx } from "../../platform/database/transaction.ts";
import { pictureKindOf, PictureRefused, rewritePicture } from "../picture/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { insertUpload, lockFiles, selectUploaded } from "./media-files.sql.ts";
import { readMediaSheet } from "./media-sheet.ts";

/** As wide as the widest place of the shop on a dense screen; more is only carried about. */
const LONGEST_EDGE = 2560;
const QUALITY = 88;
const LONGEST_NAME = 80;

/** Not everybody who reads the shop's pictures knows AVIF; browsers get theirs from the image route. */
const keptAs = {
  jpeg: { format: "jpeg", extension: "jpg", quality: QUALITY },
  png: { format: "png", extension: "png" },
  webp: { format: "webp", extension: "webp", quality: QUALITY },
  avif: { format: "webp", extension: "webp", quality: QUALITY },
} as const;

export interface Upload {
  /** Of the bytes that were sent. */
  hash: string;
  /** Of the file to be kept, before its hash is put behind it. */
  fileName: string;
  content: Buffer;
}

/** What was sent, as it will be kept: really a picture, upright, without anything else in the file. */
export async function prepareUpload(bytes: Buffer, fileName: string): Promise<Upload> {
  const kind = pictureKindOf(bytes);
  if (!kind) throw adminFailure(415, "ADMIN__FILE_TYPE", { detail: "This is none of the pictures we take." });
  const { extension, ...wanted } = keptAs[kind];
  const content = await rewritePicture(bytes, { ...wanted, longestEdge: LONGEST_EDGE }).catch(refuse);
  const stem = slugOf(parse(fileName).name).slice(0, LONGEST_NAME).replace(/-$/, "") || "picture";
  return { hash: hash("sha256", bytes, "hex"), fileName: `${stem}.${extension}`, content };
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureRefused)) throw error;
  throw adminFailure(400, `ADMIN__PICTURE_${error.reason}`, { detail: "The picture cannot be kept." });
}

/** Files first, then the row: whoever is killed in between leaves files that nobody asks for, never a row without its file. */
export async function uploadMedia(
  tx: Tx,
  reference: ReferenceData,
  { id, mediaDir, ...upload }: Upload & { id: string; mediaDir: string },
): Promise<MediaSheet> {
  await lockFiles(tx);
  const known = await selectUploaded(tx, upload.hash);
  if (known === undefined) {
    // Loaded with the first upload, as sharp is.
    const { storePictureContent } = await import("@hearth/catalog/media");
    const folders = { public: mediaDir, private: `${mediaDir}-private` };
    const stored = await storePictureContent(upload.fileName, upload.content, folders);
    await insertUpload(tx, { ...stored, id, hash: upload.hash });
  }
  return readMediaSheet(tx, reference, known ?? id);
}
