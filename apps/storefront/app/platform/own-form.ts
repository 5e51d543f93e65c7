/**
 * Whether a change was asked for by a page of this shop. Browsers say so in `Sec-Fetch-Site`, older ones name the page or its
 * origin; who sends none of them is no browser and holds nobody's cookies. The router checks actions of pages, not of routes without one.
 */
export function isOwnForm(headers: Headers, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin") ?? headers.get("referer");
  if (origin === null) return true;
  const host = hostOf(origin);
  return host !== null && (host === hostOf(publicUrl) || host === headers.get("host"));
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host || null : null;
}
