import { sizeWithin } from "../../../ui/form/upload-rules.ts";

const LONGEST_EDGE = 800;
const QUALITY = 0.85;

/** Small enough to send, and drawn anew: place, time and device that cameras write into pictures are gone. Throws if it is no picture. */
export async function pictureFrom(source: Blob | HTMLVideoElement): Promise<string> {
  const drawn = await createImageBitmap(source);
  const { width, height } = sizeWithin(drawn, LONGEST_EDGE);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  return canvas.toDataURL("image/jpeg", QUALITY);
}
