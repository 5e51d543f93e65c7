import { expect, it } from "vitest";
import { translateWith } from "./consent-words.ts";
import { loadMessages } from "./messages.ts";
import { createTranslate } from "./translate.ts";

const shop = createTranslate(await loadMessages("en-GB"));

it("says staff's words with their values, and the shop's where there are none", () => {
  const t = translateWith({ "consent.statisticsText": "Counted by {host}." }, shop);
  expect(t("consent.statisticsText", { host: "tags.example" })).toBe("Counted by tags.example.");
  expect(t("consent.title")).toBe(shop("consent.title"));
});
