import { drawEnergyLabel, LABEL_HEIGHT, LABEL_WIDTH } from "./energy-label-drawing.ts";
import type { LabelContent } from "./energy-label-drawing.ts";
import { hashedName, writeOnce } from "./stored-file.ts";
import type { MediaFolders, StoredFile } from "./stored-file.ts";

/** Draws an energy label for the shop. It is a drawing, so no smaller versions are made. */
export async function storeLabel(
  name: string,
  content: LabelContent,
  folders: MediaFolders,
): Promise<StoredFile> {
  const drawing = drawEnergyLabel(content);
  const fileName = hashedName(`${name}.svg`, drawing);
  await writeOnce(folders.public, `${fileName}.svg`, drawing);
  return {
    path: `/media/${fileName}.svg`,
    file_name: fileName,
    file_extension: "svg",
    mime_type: "image/svg+xml",
    file_size: Buffer.byteLength(drawing),
    width: LABEL_WIDTH,
    height: LABEL_HEIGHT,
    thumbnails: [],
    private: false,
  };
}
