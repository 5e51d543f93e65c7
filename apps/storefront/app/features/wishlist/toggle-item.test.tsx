import { afterEach, expect, it } from "vitest";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { browserIds } from "./kept-wishlist.ts";
import { toggleItem } from "./toggle-item.ts";

const item = { id: "a".repeat(32), name: "Pumpe" };

afterEach(() => localStorage.clear());

it("keeps an item before anything is waited for: the next click may leave the page", async () => {
  const language = await loadLanguage("de-DE");
  const done = toggleItem(item, false, language);
  expect(browserIds()).toEqual([item.id]);
  await done;
  const undone = toggleItem(item, true, language);
  expect(browserIds()).toEqual([]);
  await undone;
});
