/** Whether a file is of a kind the `accept` of its input names: `image/*`, `application/pdf`, `.pdf`. Dropping a file ignores `accept`. */
export function acceptsFile(accept: string, { name, type }: { name: string; type: string }): boolean {
  const kinds = accept
    .split(",")
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== "");
  const isOf = (kind: string) => {
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
  };
  return kinds.length === 0 || kinds.includes("*/*") || kinds.some(isOf);
}

/** The bytes of a `data:` address, as they travel in JSON. */
export function base64Of(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(",") + 1);
}

/** The same shape, no longer than this; never larger than it was. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  longestEdge: number,
): { width: number; height: number } {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
