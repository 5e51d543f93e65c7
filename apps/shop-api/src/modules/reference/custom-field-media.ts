const mediaFields: ReadonlySet<string> = new Set(["mediaUrl", "previewUrl"]);

/** Custom fields name pictures by their stored path. Where media lie on a host of their own, it is put in front. */
export function withMediaOrigin<Value>(value: Value, mediaOrigin: string): Value {
  return mediaOrigin === "" ? value : (prefixed(value, mediaOrigin) as Value);
}

function prefixed(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => prefixed(item, origin));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      mediaFields.has(key) && typeof inner === "string" ? origin + inner : prefixed(inner, origin),
    ]),
  );
}
