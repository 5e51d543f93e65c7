import { createFormatters, type Locale } from "@hearth/i18n";
import { expect, it } from "vitest";
import { listTexts as de } from "./texts/de-de.ts";
import { listTexts as en } from "./texts/en-gb.ts";
import { listTexts as pl } from "./texts/pl-pl.ts";
import { totalText } from "./total-text.ts";

it.each<[Locale, string, string]>([
  ["de-DE", de["list.moreThan"], "mehr als 10.000"],
  ["en-GB", en["list.moreThan"], "more than 10,000"],
  ["pl-PL", pl["list.moreThan"], "ponad 10 000"],
])("%s: what was not counted to its end says so", (locale, text, said) => {
  const language = {
    t: (_key: string, values?: Readonly<Record<string, string | number>>) =>
      text.replace("{total}", String(values?.["total"])),
    format: createFormatters(locale),
  };
  const plain = (words: string) => words.replace(/\s/g, " ");
  expect(plain(totalText(language, { total: 10_000, isTotalAtLeast: true }))).toBe(said);
  expect(totalText(language, { total: 25, isTotalAtLeast: false })).toBe("25");
});
