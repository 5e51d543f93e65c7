import { storedCount, wishlistKey } from "./stored-count.ts";

/** Writes the visitor's own numbers into the header. The cart counts as soon as there is one to ask. */
export function installCountBadges(window: Window): void {
  showWishlist(window);
  // Another tab may change the list.
  window.addEventListener("storage", ({ key }) => {
    if (key === wishlistKey || key === null) showWishlist(window);
  });
}

function showWishlist({ document, localStorage }: Window): void {
  const count = storedCount(readStored(localStorage));
  for (const badge of document.querySelectorAll<HTMLElement>('[data-count="wishlist"]')) {
    badge.textContent = count > 0 ? String(count) : "";
    badge.hidden = count === 0;
  }
}

/** Browsers may refuse storage altogether. */
function readStored(storage: Storage): string | null {
  try {
    return storage.getItem(wishlistKey);
  } catch {
    return null;
  }
}
