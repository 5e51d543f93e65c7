import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentContent } from "./document-content.ts";
import { makePdf } from "./make-pdf.ts";
import { exists, hashedName, writeOnce } from "./stored-file.ts";
import type { MediaFolders, StoredFile } from "./stored-file.ts";

// Part of the file name, so that a new layout gets a new address.
const LAYOUT_VERSION = 1;

/** Makes the PDF of a product unless one with the same content is there already. */
export async function storeDocument(
  name: string,
  content: DocumentContent,
  folders: MediaFolders,
): Promise<StoredFile> {
  const fileName = hashedName(`${name}.pdf`, JSON.stringify([LAYOUT_VERSION, content]));
  const target = join(folders.public, `${fileName}.pdf`);
  if (!(await exists(target))) await writeOnce(folders.public, `${fileName}.pdf`, await makePdf(content));
  return {
    path: `/media/${fileName}.pdf`,
    file_name: fileName,
    file_extension: "pdf",
    mime_type: "application/pdf",
    file_size: (await stat(target)).size,
    width: null,
    height: null,
    thumbnails: [],
    private: false,
  };
}
