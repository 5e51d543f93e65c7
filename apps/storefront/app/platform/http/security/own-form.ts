/** Where a change was asked for: by a page of this shop, by a page of somebody else, or who knows. */
type Origin = "own" | "foreign" | "unsaid";

/**
 * Browsers say it in `Sec-Fetch-Site`, older ones name the page or its origin. The router checks actions of pages, not of routes
 * without one. Programs talk to the shop API, which knows no cookies.
 */
function originOf(headers: Headers, publicUrl: string): Origin {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none" ? "own" : "foreign";
  const origin = headers.get("origin") ?? headers.get("referer");
  if (origin === null) return "unsaid";
  const host = hostOf(origin);
  return host !== null && (host === hostOf(publicUrl) || host === headers.get("host")) ? "own" : "foreign";
}

/** Who says nothing is refused too: a form that cannot tell where it comes from may come from anywhere. */
export function isOwnForm(headers: Headers, publicUrl: string): boolean {
  return originOf(headers, publicUrl) === "own";
}

/** For addresses that ask for a token besides, as programs may call them. */
export function isForeignForm(headers: Headers, publicUrl: string): boolean {
  return originOf(headers, publicUrl) === "foreign";
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host || null : null;
}
