import { accepted, type Picture } from "@hearth/contract/form";
import { PictureRefused, rewritePicture } from "../picture/index.ts";

/** Enough to read a type plate on it. */
const LONGEST_EDGE = 2400;

/** What goes to the shop's staff is a picture and nothing else. */
export async function rewriteAttachment({ type, data }: Picture): Promise<Picture> {
  const wanted = { format: formats[type], longestEdge: LONGEST_EDGE, quality: 85 };
  try {
    const written = await rewritePicture(Buffer.from(data, "base64"), wanted);
    return { type, data: written.toString("base64") };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return accepted({
      ok: false,
      violations: [{ code: "VIOLATION::INVALID_FORMAT_ERROR", pointer: "/attachments" }],
    });
  }
}

const formats = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
