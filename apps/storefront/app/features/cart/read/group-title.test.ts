import { createTranslate, loadMessages } from "@hearth/i18n";
import { expect, it } from "vitest";
import { groupTitle, HEATING_SOURCE } from "./group-title.ts";

it.each([
  ["Shop", "0", "Ihre Auswahl aus dem Shop"],
  ["Shop", "7", "Ihre Auswahl aus dem Shop, Referenz 7"],
  [HEATING_SOURCE, "4711", "Fußbodenheizungs-Konfigurator, Referenz 4711"],
  ["SolarPlanner", "0", "SolarPlanner"],
])("%s %s is called %s", async (source, reference, expected) => {
  const t = createTranslate(await loadMessages("de-DE"));
  expect(groupTitle({ source, reference }, t)).toBe(expected);
});
