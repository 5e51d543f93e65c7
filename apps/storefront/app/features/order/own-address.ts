/** Path and query of an address of this shop; null for every other. Only this way an answer leads on inside the shop. */
export function ownPath(address: string, publicUrl: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== new URL(publicUrl).origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search;
}

/** Whether a browser may be sent there to pay. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
