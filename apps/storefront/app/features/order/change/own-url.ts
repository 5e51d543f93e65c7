/**
 * Path and query of a URL of this shop; null for every other. Only this way an answer leads on inside the shop. On a desk the sales
 * channel may know the shop by another port than the browser, hence several of its URLs.
 */
export function ownPath(text: string, shopUrls: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isOwn = shopUrls.some((own) => new URL(own).origin === url.origin);
  if (!isOwn || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search;
}

/** Whether a browser may be sent there to pay. */
export function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
