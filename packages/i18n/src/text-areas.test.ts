import { expect, it } from "vitest";
import { locales } from "./locale.ts";
import { loadMessages } from "./messages.ts";
import { loadTexts, textAreas } from "./text-areas.ts";

it.each(locales)("all areas together are the texts of %s", async (locale) => {
  const areas = await Promise.all(textAreas.map((area) => loadTexts(locale, area)));
  expect(Object.assign({}, ...areas.map(({ messages }) => messages))).toEqual(await loadMessages(locale));
});
