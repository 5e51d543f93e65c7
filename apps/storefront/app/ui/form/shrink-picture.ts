import { sizeWithin } from "./upload-rules.ts";

/** Tried in turn until the picture is small enough to be sent: of the edge asked for, and how well it is kept. */
const steps = [
  { share: 1, quality: 0.85 },
  { share: 1, quality: 0.7 },
  { share: 0.7, quality: 0.7 },
];
/** Small enough as they are. */
const FEW_BYTES = 500_000;
/** What a shop takes of one picture, and a little less. */
const MOST_BYTES = 1_900_000;

/** Cameras make pictures of many megabytes; nobody needs them to see a boiler. What cannot be made smaller stays as it is. */
export async function shrunk(file: File, longestEdge: number): Promise<File> {
  if (file.size <= FEW_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    let smallest: Blob = file;
    for (const { share, quality } of steps) {
      const blob = await drawn(picture, longestEdge * share, quality);
      if (blob.size < smallest.size) smallest = blob;
      if (smallest.size <= MOST_BYTES) break;
    }
    picture.close();
    if (smallest === file) return file;
    return new File([smallest], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: smallest.type });
  } catch {
    return file;
  }
}

function drawn(picture: ImageBitmap, longestEdge: number, quality: number): Promise<Blob> {
  const { width, height } = sizeWithin(picture, longestEdge);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}
