import { drawDimensions, DRAWING_SIDE } from "./dimension-drawing.ts";
import type { Size } from "./dimension-drawing.ts";
import { hashedName, writeOnce } from "./stored-file.ts";
import type { MediaFolders, StoredFile } from "./stored-file.ts";

/** Draws a product's size for the shop. It is a drawing, so no smaller versions are made. */
export async function storeDrawing(name: string, size: Size, folders: MediaFolders): Promise<StoredFile> {
  const drawing = drawDimensions(size);
  const fileName = hashedName(`${name}.svg`, drawing);
  await writeOnce(folders.public, `${fileName}.svg`, drawing);
  return {
    path: `/media/${fileName}.svg`,
    file_name: fileName,
    file_extension: "svg",
    mime_type: "image/svg+xml",
    file_size: Buffer.byteLength(drawing),
    width: DRAWING_SIDE,
    height: DRAWING_SIDE,
    thumbnails: [],
    private: false,
  };
}
