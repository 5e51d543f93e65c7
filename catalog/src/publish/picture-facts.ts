import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Catalogue } from "../format/catalogue.ts";
import { extensionOf, mimeTypes } from "../media/stored-file.ts";

/** What the rules ask about a picture without looking at it. */
export interface PictureFacts {
  hash: string;
  bytes: number;
  width: number;
  height: number;
  isVector: boolean;
}

/** Reads every picture of the catalogue once; of each only the head is decoded. */
export async function readPictureFacts({
  folder,
  mediaFiles,
}: Catalogue): Promise<Map<string, PictureFacts>> {
  const files = [...mediaFiles].filter((file) => mimeTypes[extensionOf(file)]?.startsWith("image/"));
  const facts = await Promise.all(
    files.map(async (file): Promise<[string, PictureFacts]> => {
      const content = await readFile(join(folder, "media", file));
      const { width, height } = (await sharp(content).metadata()).autoOrient;
      return [
        file,
        {
          hash: hash("sha256", content, "hex"),
          bytes: content.length,
          width,
          height,
          isVector: extensionOf(file) === "svg",
        },
      ];
    }),
  );
  return new Map(facts);
}
