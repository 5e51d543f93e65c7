/** Node allows 16 kB of headers; the shop accepts no longer address than the old browsers did. */
export const LONGEST_URL = 2083;

export interface UrlRefusal {
  status: 400 | 410 | 414;
  message: string;
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** Addresses nobody can answer: too long, a percent sign that escapes nothing, characters that are none. */
export function refuseUrl(target: string): UrlRefusal | null {
  if (target.length > LONGEST_URL) return { status: 414, message: "URL Input too long" };
  const path = decoded(target.split("?", 1)[0] ?? "");
  return path === null || controlCharacter.test(path) ? { status: 400, message: "Malformed URL" } : null;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
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
