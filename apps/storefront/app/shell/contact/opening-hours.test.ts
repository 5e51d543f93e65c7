import { expect, it } from "vitest";
import type { Locale } from "@hearth/i18n";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { openingHoursText } from "./opening-hours.ts";

const week = [
  { days: [1, 2, 3, 4], from: "09:00", to: "17:00" },
  { days: [5], from: "09:00", to: "15:00" },
];

it.each<[Locale, string]>([
  ["de-DE", "Mo–Do 9–17 Uhr, Fr 9–15 Uhr"],
  ["en-GB", "Mon–Thu 9–17, Fri 9–15"],
  ["pl-PL", "pon.–czw. 9–17, pt. 9–15"],
])("writes the opening hours in %s [8]", async (locale, expected) => {
  expect(openingHoursText(week, await loadLanguage(locale))).toBe(expected);
});

it("keeps minutes and gaps between days", async () => {
  const hours = [{ days: [6, 1, 2], from: "08:30", to: "12:00" }];
  expect(openingHoursText(hours, await loadLanguage("de-DE"))).toBe("Mo–Di, Sa 8:30–12 Uhr");
});
