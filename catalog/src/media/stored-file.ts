import { hash, randomUUID } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { slugOf } from "../slug.ts";

/** What the shop knows about a file it serves. */
export interface StoredFile {
  path: string;
  file_name: string;
  file_extension: string;
  mime_type: string;
  file_size: number;
  width: number | null;
  height: number | null;
  thumbnails: { path: string; width: number; height: number }[];
  private: boolean;
}

/** Where files go: public ones are served under /media, private ones only by the shop itself. */
export interface MediaFolders {
  public: string;
  private: string;
}

export const mimeTypes: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  pdf: "application/pdf",
};

/** File name without extension; it carries a hash of what makes the content, so a changed file gets a new address. */
export function hashedName(name: string, content: string | Uint8Array): string {
  const stem = slugOf(name.slice(0, name.length - extname(name).length));
  return `${stem}-${hash("sha256", content, "hex").slice(0, 12)}`;
}

export function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase();
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Writes under a temporary name first: a reader, a second importer or another process never sees half a file. */
export async function writeOnce(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const target = join(folder, name);
  if (await exists(target)) return;
  await mkdir(folder, { recursive: true });
  const draft = `${target}.${randomUUID()}.part`;
  await writeFile(draft, content);
  await rename(draft, target);
}
