/** The path if it stays in the shop: a search never leads to another site, whatever somebody typed as its target. */
export function insidePath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : null;
}
