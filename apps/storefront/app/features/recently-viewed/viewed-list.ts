/** Kept in the visitor's own browser, under this name. */
export const STORAGE_KEY = "hearth-recently-viewed";

const KEPT = 12;
const SHOWN = 6;
const productId = /^[0-9a-f]{32}$/;

function isProductId(text: unknown): text is string {
  return typeof text === "string" && productId.test(text);
}

/** What was stored, as far as it can be understood. */
export function readViewed(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(ids) ? [...new Set(ids.filter(isProductId))].slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Newest first, each product once. */
export function addViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, KEPT);
}

/** The last ones before the product that is looked at. */
export function viewedBefore(ids: readonly string[], current: string): string[] {
  return ids.filter((id) => id !== current).slice(0, SHOWN);
}

/** Ids in an address: known form, each once, never more than are shown. Null when there is nothing left or anything else. */
export function readIds(text: string): string[] | null {
  const ids = text.split(",");
  return ids.length <= SHOWN && ids.every(isProductId) ? [...new Set(ids)] : null;
}
