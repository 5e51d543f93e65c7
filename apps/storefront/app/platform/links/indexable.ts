/** `ROBOTS=index` or `noindex` decides; without it only a shop behind TLS on a public name is shown to search engines. */
export function isIndexable(robots: string | undefined, publicUrl: URL): boolean {
  if (robots !== undefined && robots !== "index" && robots !== "noindex") {
    throw new Error(`ROBOTS must be index or noindex, got "${robots}"`);
  }
  if (robots !== undefined) return robots === "index";
  return publicUrl.protocol === "https:" && !/^(localhost|127\.|\[::1\])/.test(publicUrl.hostname);
}
