/** What a path asks for, in a handful of words: paths themselves are without number. */
const kinds: readonly (readonly [start: string, kind: string])[] = [
  ["/media/", "media"],
  ["/feed/", "feed"],
  ["/image/", "picture"],
  ["/api/icons/", "icons"],
  ["/assets/", "file"],
  ["/fragments/", "fragment"],
];
const probes: ReadonlySet<string> = new Set(["/health", "/ready"]);

export function requestKind(url: string, method: string): string {
  const path = url.split("?", 1)[0] ?? "";
  if (probes.has(path)) return "probe";
  const known = kinds.find(([start]) => path.startsWith(start));
  if (known) return known[1];
  return method === "GET" || method === "HEAD" ? "page" : "form";
}
