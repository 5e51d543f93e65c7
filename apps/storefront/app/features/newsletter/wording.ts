import type { Locale } from "@hearth/i18n";

/** Change it whenever a text of the form changes: whoever signs up before has agreed to the one before. */
const VERSION = "2026-11";

export const wordingPlaces = ["page", "teaser"] as const;
export type WordingPlace = (typeof wordingPlaces)[number];

/** Which text somebody saw, in a word the shop keeps as proof. Words of staff have a number (decision 0103). The tick is voluntary; the link in the mail is what counts. */
export function wordingShown(shown: {
  place: WordingPlace;
  locale: Locale;
  isTicked: boolean;
  edition: number;
}): string {
  const { place, locale, isTicked, edition } = shown;
  const own = edition > 0 ? [`e${edition}`] : [];
  return [VERSION, ...own, place, locale, ...(isTicked ? ["ticked"] : [])].join(" ");
}
