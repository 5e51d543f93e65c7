import { locales } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { expect, it } from "vitest";
import { hasUnknownPlaceholder, mailWordings, placeholdersOf, shopWords, withOwnWords } from "./own-words.ts";
import { mailTemplates } from "./templates/compose-content.ts";

it.each(mailTemplates)(
  "%s: the shop's own words name each value once it is asked for, in every language",
  (template) => {
    for (const locale of locales) {
      const { subject, intro } = shopWords(template, locale);
      expect(subject + intro).not.toMatch(/undefined|=>/);
      for (const [text, field] of [
        [subject, "subject"],
        [intro, "intro"],
      ] as const) {
        const named = mailWordings[template][field];
        expect(named.filter((name) => !text.includes(`{${name}}`))).toEqual([]);
        expect(hasUnknownPlaceholder(text, placeholdersOf(template)[field])).toBe(false);
      }
    }
  },
);

it("puts values where staff named them, and keeps the shop's words for the rest", () => {
  const own = withOwnWords(mailTexts["de-DE"], "payment-received", {
    subject: null,
    intro: "Danke für {amount} zu {orderNumber}!",
  });
  expect(own.paymentReceived.intro("5 €", "10001")).toBe("Danke für 5 € zu 10001!");
  expect(own.paymentReceived.subject("10001")).toBe(mailTexts["de-DE"].paymentReceived.subject("10001"));
  expect(withOwnWords(mailTexts["de-DE"], "welcome", null)).toBe(mailTexts["de-DE"]);
});

it.each([
  ["Nr. {orderNumber}", false],
  ["ohne", false],
  ["{orderNumber} {orderNumber}", false],
  ["{amount}", true],
  ["{order number}", true],
  ["{orderNumber", true],
  ["}", true],
])("%s: %s", (text, isUnknown) => {
  expect(hasUnknownPlaceholder(text, ["orderNumber"])).toBe(isUnknown);
});
