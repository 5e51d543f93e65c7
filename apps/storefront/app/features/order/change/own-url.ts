/**
 * Path and query of an address of this shop; null for every other. Only this way an answer leads on inside the shop. On a desk the
 * sales channel may know the shop by another port than the browser, hence several of its addresses.
 */
export function ownPath(address: string, shopUrls: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = shopUrls.some((own) => new URL(own).origin === url.origin);
  if (!isOwn || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search;
}

/** Whether a browser may be sent there to pay. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
