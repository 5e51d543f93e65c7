import { ProtocolFailure } from "../protocol/protocol-failure.ts";

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

const DATA_URL = /^data:image\/[\w.+-]{1,40}(?:;[\w.+-]{1,40}=[\w.+-]{1,40})*;base64,/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of `{ image }`: base64, or a data URL of a picture. What they show is for the picture search to say. */
export function readImage(body: unknown): Buffer {
  const { image } = (typeof body === "object" && body !== null ? body : {}) as { image?: unknown };
  if (typeof image !== "string") throw new ProtocolFailure("invalid_image");
  const text = image.replace(DATA_URL, "").trim();
  if (text === "" || text.length % 4 === 1 || !BASE64.test(text)) throw new ProtocolFailure("invalid_image");
  const bytes = Buffer.from(text, "base64");
  if (bytes.length > MAX_IMAGE_BYTES) throw new ProtocolFailure("too_large");
  return bytes;
}
