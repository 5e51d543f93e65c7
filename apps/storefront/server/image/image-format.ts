/** `plain` is what every program shows: PNG when the picture is see-through, else JPEG. */
export type ImageFormat = "avif" | "webp" | "plain";

const modern = ["avif", "webp"] as const;
const PNG_START = 0x89;

/** The smallest format the browser names. `image/*` is said by programs that know neither, so it counts for nothing. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  return modern.find((format) => takes(accept, format)) ?? "plain";
}

/** Whether the browser names the format, and not to refuse it. */
export function takes(accept: string | undefined, format: (typeof modern)[number]): boolean {
  const entries = (accept ?? "").toLowerCase().split(",");
  return entries.some((entry) => !isRefused(entry) && typeOf(entry) === `image/${format}`);
}

export function contentTypeOf(format: ImageFormat, bytes: Buffer): string {
  if (format !== "plain") return `image/${format}`;
  return bytes[0] === PNG_START ? "image/png" : "image/jpeg";
}

function typeOf(entry: string): string {
  return entry.split(";", 1)[0]?.trim() ?? "";
}

function isRefused(entry: string): boolean {
  return /;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(entry);
}
