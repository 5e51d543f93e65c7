import { join } from "node:path";
import sharp from "sharp";
import type { Sheet, Tile } from "./plan-sheets.ts";

const COLUMNS = 8;
const [tileWidth, pictureHeight, captionHeight] = [220, 200, 44];
const LETTERS_IN_LINE = 30;

/** A sheet as a WebP file: pictures as they are, on the shop's paper colour, with names underneath. */
export async function drawSheet({ tiles }: Sheet, mediaFolder: string, target: string): Promise<void> {
  const rows = Math.ceil(tiles.length / COLUMNS);
  const tileHeight = pictureHeight + captionHeight;
  const [width, height] = [COLUMNS * tileWidth, rows * tileHeight];
  const places = tiles.map((tile, index) => ({
    tile,
    left: (index % COLUMNS) * tileWidth,
    top: Math.floor(index / COLUMNS) * tileHeight,
  }));
  const pictures = [];
  for (const { tile, left, top } of places)
    pictures.push({ input: await smallPicture(join(mediaFolder, tile.file)), left: left + 10, top });
  const captions = places.map(({ tile, left, top }) => caption(tile, left + 10, top + pictureHeight));
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Arial, sans-serif" font-size="12">${captions.join("")}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: "#f6f4f0" } })
    .composite([...pictures, { input: Buffer.from(lettering), left: 0, top: 0 }])
    .webp({ quality: 82 })
    .toFile(target);
}

function smallPicture(file: string): Promise<Buffer> {
  const size = { width: tileWidth - 20, height: pictureHeight - 10 };
  return sharp(file)
    .resize({ ...size, fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function caption({ caption: name, file }: Tile, left: number, top: number): string {
  const line = (words: string, y: number, colour: string) =>
    `<text x="${left}" y="${top + y}" fill="${colour}">${escaped(words)}</text>`;
  return line(shortened(name), 12, "#1f2933") + line(shortened(file), 28, "#7b8794");
}

function shortened(words: string): string {
  return words.length > LETTERS_IN_LINE ? `${words.slice(0, LETTERS_IN_LINE - 1)}…` : words;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
