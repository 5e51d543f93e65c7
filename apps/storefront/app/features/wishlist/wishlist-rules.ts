/** Where a browser keeps the list of somebody who is not signed in with an account. */
export const STORAGE_KEY = "wishlist";

/** As many as the shop takes over at once when its visitor signs in. */
export const MOST_ITEMS = 500;
/** Ids in one address of cards. */
const IDS_PER_REQUEST = 24;

/** One product put on the list or taken off. */
export interface ItemChange {
  intent: "add" | "remove";
  id: string;
}

const productId = /^[0-9a-f]{32}$/;

export function isProductId(text: unknown): text is string {
  return typeof text === "string" && productId.test(text);
}

/** What was stored, as far as it can be understood. Newest first. */
export function readItems(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(ids) ? [...new Set(ids.filter(isProductId))].slice(0, MOST_ITEMS) : [];
  } catch {
    return [];
  }
}

/** Null: the list is full. Nobody loses an old item without being told. */
export function addItem(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return [...ids];
  return ids.length < MOST_ITEMS ? [id, ...ids] : null;
}

export function withoutItems(ids: readonly string[], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}

/** The list as it will be: changes that are on their way count already. */
export function withChanges(ids: readonly string[], changes: readonly ItemChange[]): string[] {
  return changes.reduce(
    (list, { intent, id }) => (intent === "remove" ? withoutItems(list, [id]) : (addItem(list, id) ?? list)),
    [...ids],
  );
}

/** Ids in an address: known form, each once, not too many. Null when there is anything else. */
export function readIds(text: string): string[] | null {
  const ids = text.split(",");
  return ids.length <= IDS_PER_REQUEST && ids.every(isProductId) ? [...new Set(ids)] : null;
}

export function inRequests(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
    ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
  );
}
