/** Kept in the visitor's own browser, under this name. */
export const storageKey = "hearth-recently-viewed";

const kept = 12;
const shown = 6;
const productId = /^[0-9a-f]{32}$/;

function isProductId(text: unknown): text is string {
  return typeof text === "string" && productId.test(text);
}

/** What was stored, as far as it can be understood. */
export function readViewed(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(ids) ? [...new Set(ids.filter(isProductId))].slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Newest first, each product once. */
export function addViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, kept);
}

/** The last ones before the product that is looked at. */
export function viewedBefore(ids: readonly string[], current: string): string[] {
  return ids.filter((id) => id !== current).slice(0, shown);
}

/** Ids in an address: known form, each once, never more than are shown. Null when there is nothing left or anything else. */
export function readIds(text: string): string[] | null {
  const ids = text.split(",");
  return ids.length <= shown && ids.every(isProductId) ? [...new Set(ids)] : null;
}
