/** Node allows 16 kB of headers; the shop accepts no longer address than the old browsers did. */
export const longestUrl = 2083;

export type UrlRefusal = { status: 400 | 414; message: string };

/** Addresses nobody can answer: too long, or with a percent sign that escapes nothing. */
export function refuseUrl(target: string): UrlRefusal | null {
  if (target.length > longestUrl) return { status: 414, message: "URL Input too long" };
  try {
    decodeURIComponent(target.split("?", 1)[0] ?? "");
    return null;
  } catch {
    return { status: 400, message: "Malformed URL" };
  }
}

/**
 * One slash between segments, none at the end.
 * Joining the segments anew also turns `//evil.example/` into a path of this shop, so the redirect can never leave it.
 */
export function canonicalPath(pathname: string): string {
  return `/${pathname.split(/[/\\]/).filter(Boolean).join("/")}`;
}

/** A stored SEO path as it stands in an address. Reading it back and writing it again changes nothing. */
export function encodeSeoPath(seoPath: string): string {
  return canonicalPath(encodeURI(seoPath).replace(/[?#]/g, encodeURIComponent));
}
