import { describe, expect, it } from "vitest";
import { locales } from "./locale.ts";
import { loadMessages } from "./messages.ts";
import type { MessageKey } from "./messages.ts";
import { createTranslateCount } from "./all-counted.ts";
import { createTranslate } from "./translate.ts";

const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g));

describe.each(locales)("the texts of %s", (locale) => {
  it("have the placeholders of the German ones and nothing blank [1]", async () => {
    const [german, own] = await Promise.all([loadMessages("de-DE"), loadMessages(locale)]);
    for (const key of Object.keys(german) as MessageKey[]) {
      expect(placeholders(own[key]), key).toEqual(placeholders(german[key]));
      expect(own[key].trim(), key).not.toBe("");
    }
  });
});

it("says the end and the failure of a list in the given words [327]", async () => {
  const english = await loadMessages("en-GB");
  expect(english["searchOverlay.complete"]).toBe("No more results!");
  expect(english["searchOverlay.failed"]).toBe("Oops something went wrong!");
});

it("fills placeholders and leaves values alone that look like one", async () => {
  const t = createTranslate(await loadMessages("de-DE"));
  expect(t("price.from", { price: "{price} $&" })).toBe("ab {price} $&");
});

it.each([
  ["de-DE", 1, "1 Produkt"],
  ["de-DE", 1234, "1.234 Produkte"],
  ["en-GB", 0, "0 products"],
  ["pl-PL", 1, "1 produkt"],
  ["pl-PL", 3, "3 produkty"],
  ["pl-PL", 5, "5 produktów"],
  ["pl-PL", 22, "22 produkty"],
] as const)("counts in %s: %i", (locale, count, expected) => {
  expect(createTranslateCount(locale)("listing.total", count)).toBe(expected);
});
