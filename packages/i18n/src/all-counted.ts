import { createCount } from "./count-texts.ts";
import type { TranslateCount } from "./count-texts.ts";
import type { Locale } from "./locale.ts";
import { counted as deDE } from "./messages/de-de/counted.ts";
import { counted as enGB } from "./messages/en-gb/counted.ts";
import { counted as plPL } from "./messages/pl-pl/counted.ts";

const texts = { "de-DE": deDE, "en-GB": enGB, "pl-PL": plPL };

/** Knows all languages. A browser loads the area `counted` of its own language instead. */
export function createTranslateCount(locale: Locale): TranslateCount {
  return createCount(locale, () => texts[locale]);
}
