import { mostWishes } from "./wish-list.ts";

/** What a form wants of the list on the server. */
export type Wish = { intent: "add" | "remove"; id: string } | { intent: "merge"; ids: string[] };

const productId = /^[0-9a-f]{32}$/;

/** Null: no form of the shop sends this. */
export function readWish(form: FormData): Wish | null {
  const merged = form.get("merge");
  if (typeof merged === "string") {
    const ids = [...new Set(merged.split(","))];
    return ids.length <= mostWishes && ids.every((id) => productId.test(id))
      ? { intent: "merge", ids }
      : null;
  }
  for (const intent of ["add", "remove"] as const) {
    const id = form.get(intent);
    if (typeof id === "string") return productId.test(id) ? { intent, id } : null;
  }
  return null;
}
