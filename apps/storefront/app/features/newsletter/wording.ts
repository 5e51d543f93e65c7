import type { Locale } from "@hearth/i18n";

/** Change it whenever a text of the form changes: whoever signs up before has agreed to the one before. */
const VERSION = "2026-11";

export const wordingPlaces = ["page", "teaser"] as const;
export type WordingPlace = (typeof wordingPlaces)[number];

/** Which text somebody saw, in a word the shop keeps as proof. The tick is voluntary; the link in the mail is what counts. */
export function wordingShown(shown: { place: WordingPlace; locale: Locale; isTicked: boolean }): string {
  const { place, locale, isTicked } = shown;
  return [VERSION, place, locale, ...(isTicked ? ["ticked"] : [])].join(" ");
}
