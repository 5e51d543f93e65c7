/**
 * What the first bytes say it is; names and headers prove nothing. Only what cameras and browsers make: libvips reads much more (SVG,
 * PDF, TIFF), and none of that is for strangers.
 */
export function isKnownPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (text(0, 3) === "\xff\xd8\xff") return true;
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return true;
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return true;
  // AVIF names itself in the major brand or among the compatible ones.
  return text(4, 8) === "ftyp" && /avi[fs]/.test(text(8, 32));
}
