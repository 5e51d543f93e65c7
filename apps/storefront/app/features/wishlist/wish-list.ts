/** Where a browser keeps the list of somebody who is not signed in with an account. */
export const storageKey = "wishlist";

/** As many as the shop takes over at once when its visitor signs in. */
export const mostWishes = 500;
/** Ids in one address of cards. */
const idsPerRequest = 24;

const productId = /^[0-9a-f]{32}$/;

export function isProductId(text: unknown): text is string {
  return typeof text === "string" && productId.test(text);
}

/** What was stored, as far as it can be understood. Newest first. */
export function readWishes(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(ids) ? [...new Set(ids.filter(isProductId))].slice(0, mostWishes) : [];
  } catch {
    return [];
  }
}

/** Null: the list is full. Nobody loses an old wish without being told. */
export function addWish(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return [...ids];
  return ids.length < mostWishes ? [id, ...ids] : null;
}

export function withoutWishes(ids: readonly string[], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}

/** Ids in an address: known form, each once, not too many. Null when there is anything else. */
export function readIds(text: string): string[] | null {
  const ids = text.split(",");
  return ids.length <= idsPerRequest && ids.every(isProductId) ? [...new Set(ids)] : null;
}

export function inRequests(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, index) =>
    ids.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
  );
}
