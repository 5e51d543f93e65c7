export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/**
 * What the first bytes say it is; names and headers prove nothing. Null: none of these. libvips reads much more (SVG, PDF, TIFF), and
 * none of that is asked of it.
 */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  // AVIF names itself in the major brand or among the compatible ones.
  return text(4, 8) === "ftyp" && /avi[fs]/.test(text(8, 32)) ? "avif" : null;
}
