import { afterEach, expect, it } from "vitest";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { toastStore } from "../../ui/message/toast-store.ts";
import { browserIds } from "./kept-wishlist.ts";
import { toggleItem } from "./toggle-item.ts";
import { wishlistStore } from "./wishlist-store.ts";

const item = { id: "a".repeat(32), name: "Pumpe" };

afterEach(() => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
  wishlistStore.setState({ ids: null, pending: [] });
});

it("keeps an item before anything is waited for: the next click may leave the page", async () => {
  const language = await loadLanguage("de-DE");
  const done = toggleItem(item, false, language);
  expect(browserIds()).toEqual([item.id]);
  await done;
  const undone = toggleItem(item, true, language);
  expect(browserIds()).toEqual([]);
  await undone;
});
