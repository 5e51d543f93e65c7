import type { ConsentWord } from "@hearth/admin-contract";
import { consentWordKeys } from "@hearth/i18n";
import { expect, it } from "vitest";
import { consentParts, shopConsents, typedConsents, writtenConsents } from "./consent-form.ts";

const text = (locale: string, own: string | null) => ({ locale, own, shop: `Shop ${locale}` });
const words: ConsentWord[] = [
  {
    key: "consent.title",
    placeholders: [],
    texts: [text("de-DE", "Eigenes"), text("en-GB", null), text("pl-PL", null)],
  },
];

it("begins with what the shop shows, and sends only what differs from its own words", () => {
  expect(typedConsents(words)["consent.title"]).toEqual({
    "de-DE": "Eigenes",
    "en-GB": "Shop en-GB",
    "pl-PL": "Shop pl-PL",
  });
  expect(writtenConsents(words, typedConsents(words))).toEqual([
    { locale: "de-DE", key: "consent.title", text: "Eigenes" },
  ]);
  expect(writtenConsents(words, shopConsents(words))).toEqual([]);
});

it("has a place for every word that can be written", () => {
  expect(Object.values(consentParts).flat().toSorted()).toEqual(consentWordKeys.toSorted());
});
