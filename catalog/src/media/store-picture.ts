import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { OutputInfo, Sharp } from "sharp";
import { exists, extensionOf, hashedName, mimeTypes, writeOnce } from "./stored-file.ts";
import type { MediaFolders, StoredFile } from "./stored-file.ts";

// Widths the storefront shows in listings, carts and previews: it serves these files as they are.
const thumbnailWidths = [160, 320, 480, 640];
// Who shows a drawing large takes the drawing itself.
const LARGEST_OF_VECTOR = 640;
const PIXELS_PER_INCH_OF_SVG = 72;

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
    .filter((wanted) => (isVector ? wanted <= LARGEST_OF_VECTOR : wanted < width))
    .map((wanted) => ({
      path: `/media/${name}-${wanted}.webp`,
      width: wanted,
      height: Math.max(1, Math.round((height * wanted) / width)),
    }));

  await writeOnce(folders.public, `${name}.${extension}`, content);
  const missing = [];
  for (const thumbnail of thumbnails)
    if (!(await exists(join(folders.public, basename(thumbnail.path))))) missing.push(thumbnail);
  if (missing.length > 0) await makeThumbnails(content, isVector ? width : undefined, missing, folders);

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

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Each thumbnail is made from the next larger one: the original is decoded or drawn once, and not larger than needed. */
async function makeThumbnails(
  content: Buffer,
  vectorWidth: number | undefined,
  thumbnails: StoredFile["thumbnails"],
  folders: MediaFolders,
): Promise<void> {
  let source = vectorWidth === undefined ? sharp(content).autoOrient() : drawn(content, vectorWidth);
  for (const { path, width, height } of thumbnails.toReversed()) {
    const pixels = await pixelsOf(source.resize({ width, height, fit: "fill" }));
    const picture = await fromPixels(pixels).webp({ quality: 82, effort: 2 }).toBuffer();
    await writeOnce(folders.public, basename(path), picture);
    source = fromPixels(pixels);
  }
}

function drawn(svg: Buffer, width: number): Sharp {
  const density = Math.min(100_000, Math.max(1, (PIXELS_PER_INCH_OF_SVG * LARGEST_OF_VECTOR) / width));
  return sharp(svg, { density });
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true });
}
