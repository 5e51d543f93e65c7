import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { extensionOf, hashedName, mimeTypes, writeOnce } from "./stored-file.ts";
import type { MediaFolders, StoredFile } from "./stored-file.ts";

/** Copies a file that is handed out only after purchase. */
export async function storePrivateFile(file: string, folders: MediaFolders): Promise<StoredFile> {
  const content = await readFile(file);
  const extension = extensionOf(file);
  const name = hashedName(basename(file), content);
  await writeOnce(folders.private, `${name}.${extension}`, content);
  return {
    path: `/private/${name}.${extension}`,
    file_name: name,
    file_extension: extension,
    mime_type: mimeTypes[extension] ?? "application/octet-stream",
    file_size: content.length,
    width: null,
    height: null,
    thumbnails: [],
    private: true,
  };
}
