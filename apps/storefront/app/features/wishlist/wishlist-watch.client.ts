import { addLoginWork, sessionStore } from "../sign-in/public-islands.ts";
import { COPY_KEY, isFresh } from "./account-copy.ts";
import { accountCopy, browserIds, isCustomer, keepAccountCopy } from "./kept-wishlist.ts";
import { STORAGE_KEY } from "./wishlist-rules.ts";
import { showKept } from "./wishlist-store.ts";

/** Keeps wishlist-store.ts right: what this browser kept, changes of other tabs, and who signs in or out. */
export function watchWishlist(window: Window): void {
  const { document } = window;
  const look = () => document.visibilityState === "visible" && refresh();
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === STORAGE_KEY || key === COPY_KEY) showKept();
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && look());
  document.addEventListener("visibilitychange", look);
  sessionStore.subscribe((now, before) => void (now.status !== before.status && look()));
  // A sign-in waits until what was kept here is in the account.
  addLoginWork(catchUp);
  look();
}

/** Somebody may have signed in or out since the page was last seen. */
function refresh(): void {
  if (!isCustomer()) keepAccountCopy(null);
  // Who signs in keeps the items of before. What fails is tried again with the next page.
  else if (browserIds().length > 0 || !isFresh(accountCopy(), Date.now())) catchUp().catch(() => {});
  showKept();
}

async function catchUp(): Promise<void> {
  const wishlist = await import("./ask-wishlist.ts");
  await wishlist.catchUp();
  showKept();
}
