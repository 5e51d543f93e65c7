import { isProductId, mostWishes } from "./wish-list.ts";

/** What a form wants of the list on the server. */
export type Wish = { intent: "add" | "remove"; id: string } | { intent: "merge"; ids: string[] };

/** Null: no form of the shop sends this. */
export function readWish(form: FormData): Wish | null {
  const merged = form.get("merge");
  if (typeof merged === "string") {
    const ids = [...new Set(merged.split(","))];
    return ids.length <= mostWishes && ids.every(isProductId) ? { intent: "merge", ids } : null;
  }
  for (const intent of ["add", "remove"] as const) {
    const id = form.get(intent);
    if (id !== null) return isProductId(id) ? { intent, id } : null;
  }
  return null;
}
