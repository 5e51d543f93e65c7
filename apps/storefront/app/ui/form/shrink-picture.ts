import { sizeWithin } from "./upload-rules.ts";

const QUALITY = 0.85;
/** Small enough as they are. */
const FEW_BYTES = 500_000;

/** Cameras make pictures of many megabytes; nobody needs them to see a boiler. What cannot be made smaller stays as it is. */
export async function shrunk(file: File, longestEdge: number): Promise<File> {
  if (file.size <= FEW_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = sizeWithin(picture, longestEdge);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    if (blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: blob.type });
  } catch {
    return file;
  }
}
