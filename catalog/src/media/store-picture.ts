import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { exists, extensionOf, hashedName, mimeTypes, writeOnce } from "./stored-file.ts";
import type { MediaFolders, StoredFile } from "./stored-file.ts";

const thumbnailWidths = [200, 400, 800, 1600];
const pixelsPerInchOfSvg = 72;

/** Copies a picture to the shop and makes its thumbnails, unless they are there already. */
export async function storePicture(file: string, folders: MediaFolders): Promise<StoredFile> {
  return storePictureContent(basename(file), await readFile(file), folders);
}

export async function storePictureContent(
  fileName: string,
  content: Buffer,
  folders: MediaFolders,
): Promise<StoredFile> {
  const extension = extensionOf(fileName);
  const name = hashedName(fileName, content);
  const { width, height } = (await sharp(content).metadata()).autoOrient;
  const isVector = extension === "svg";
  const thumbnails = thumbnailWidths
    .filter((wanted) => isVector || wanted < width)
    .map((wanted) => ({
      path: `/media/${name}-${wanted}.webp`,
      width: wanted,
      height: Math.max(1, Math.round((height * wanted) / width)),
    }));

  await writeOnce(folders.public, `${name}.${extension}`, content);
  const missing = [];
  for (const thumbnail of thumbnails)
    if (!(await exists(join(folders.public, basename(thumbnail.path))))) missing.push(thumbnail);
  if (missing.length > 0) {
    const source = isVector ? await rasterise(content, width) : content;
    await Promise.all(missing.map((thumbnail) => makeThumbnail(source, thumbnail, folders)));
  }

  return {
    path: `/media/${name}.${extension}`,
    file_name: name,
    file_extension: extension,
    mime_type: mimeTypes[extension] ?? "application/octet-stream",
    file_size: content.length,
    width,
    height,
    thumbnails,
    private: false,
  };
}

async function makeThumbnail(
  source: Buffer,
  { path, width, height }: StoredFile["thumbnails"][number],
  folders: MediaFolders,
): Promise<void> {
  const picture = sharp(source)
    .rotate()
    .resize({ width, height, fit: "fill" })
    .webp({ quality: 82, effort: 2 });
  await writeOnce(folders.public, basename(path), await picture.toBuffer());
}

// Drawn once at the largest width; drawing costs far more than making the picture smaller.
async function rasterise(svg: Buffer, width: number): Promise<Buffer> {
  const largest = Math.max(...thumbnailWidths);
  const density = Math.min(100_000, Math.max(1, (pixelsPerInchOfSvg * largest) / width));
  return sharp(svg, { density }).resize({ width: largest }).png({ compressionLevel: 0 }).toBuffer();
}
