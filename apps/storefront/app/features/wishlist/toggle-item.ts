import type { Language } from "../../platform/language/language.tsx";
import { showToast } from "../../ui/message/toast-store.ts";
import { changeBrowserItem } from "./change-browser-item.ts";
import type { Refusal } from "./change-browser-item.ts";
import { isCustomer } from "./kept-wishlist.ts";
import type { ItemChange } from "./wishlist-rules.ts";
import { addPending, removePending } from "./wishlist-store.ts";

interface Item {
  id: string;
  name: string;
}

/** Puts a product on the list or takes it off: shown at once, taken back with a message when it could not be kept. */
export async function toggleItem(
  { id, name }: Item,
  isOn: boolean,
  { t, href }: Pick<Language, "t" | "href">,
): Promise<void> {
  const change = { intent: isOn ? "remove" : "add", id } as const;
  addPending(change);
  const refusal = isCustomer()
    ? await changeAccount(change, href("/wishlist/ids"))
    : changeBrowserItem(change);
  removePending(change);
  if (refusal) {
    const detail = "key" in refusal ? t(refusal.key) : refusal.detail;
    const key = isOn ? "wishlist.cannotRemove" : "wishlist.cannotAdd";
    return showToast({ type: "danger", message: t(key, { name, detail }) });
  }
  // A removal is told in the style of an error: the specification wants it so. The words are neutral.
  showToast({
    kind: "notification",
    type: isOn ? "danger" : "success",
    message: t(isOn ? "wishlist.removed" : "wishlist.added", { name }),
  });
}

async function changeAccount(change: ItemChange, url: string): Promise<Refusal | null> {
  const { changeAccountItem } = await import("./ask-wishlist.ts");
  return changeAccountItem(change, url);
}
