import { idOf } from "../ids.ts";
import { storePictureContent } from "../media/store-picture.ts";
import type { MediaFolders, StoredFile } from "../media/stored-file.ts";
import { areas } from "./vocabulary.ts";

const PICTURES_PER_AREA = 5;

export type GeneratedPicture = StoredFile & { id: string };

/** A small pool of pictures that all products share: five for each department, with one plain drawing behind them. */
export async function storeGeneratedPictures(folders: MediaFolders): Promise<GeneratedPicture[][]> {
  const pool: GeneratedPicture[][] = [];
  for (const area of areas.keys()) {
    const stored = await storePictureContent(`generated-${area}.svg`, Buffer.from(drawing(area)), folders);
    pool.push(
      Array.from({ length: PICTURES_PER_AREA }, (_, n) => ({
        id: idOf("media", `generated/${area}/${n}`),
        ...stored,
      })),
    );
  }
  return pool;
}

function drawing(area: number): string {
  const hue = area * 36;
  const bars = Array.from({ length: 2 + (area % 5) }, (_, index) => {
    const height = 160 + index * 40;
    return `<rect x="${120 + index * 90}" y="${580 - height}" width="60" height="${height}" rx="8"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">',
    `<rect width="800" height="800" fill="hsl(${hue} 30% 95%)"/>`,
    `<rect x="80" y="160" width="640" height="480" rx="32" fill="hsl(${hue} 25% 80%)"/>`,
    `<g fill="hsl(${hue} 40% 45%)">${bars.join("")}</g></svg>`,
  ].join("");
}
