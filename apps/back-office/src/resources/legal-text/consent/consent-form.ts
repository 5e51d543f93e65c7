import type { ConsentTextForm, ConsentWord } from "@hearth/admin-contract";
import { isLocale, type Locale, locales } from "@hearth/i18n";

/** By key, then by language; as the fields hold them. */
export type TypedConsents = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Fields begin with what the shop shows now, staff's words or its own. */
export function typedConsents(words: readonly ConsentWord[]): TypedConsents {
  return byKey(words, ({ own, shop }) => own ?? shop);
}

export function shopConsents(words: readonly ConsentWord[]): TypedConsents {
  return byKey(words, ({ shop }) => shop);
}

function byKey(words: readonly ConsentWord[], read: (text: ConsentWord["texts"][number]) => string) {
  return Object.fromEntries(
    words.map(({ key, texts }) => [
      key,
      Object.fromEntries(
        locales.map((locale) => {
          const text = texts.find((each) => each.locale === locale);
          return [locale, text ? read(text) : ""];
        }),
      ) as Record<Locale, string>,
    ]),
  );
}

/** What says the same as the shop, or nothing, is the shop's. */
export function writtenConsents(
  words: readonly ConsentWord[],
  typed: TypedConsents,
): ConsentTextForm["texts"] {
  return words.flatMap(({ key, texts }) =>
    texts.flatMap(({ locale, shop }) => {
      const text = (isLocale(locale) ? (typed[key]?.[locale] ?? "") : "").trim();
      return text === "" || text === shop ? [] : [{ locale, key, text }];
    }),
  );
}

/** Headings of the form and which words stand under each; the part of a key before the point would part them too coarsely. */
export const consentParts = {
  layer: ["consent.layerTitle", "consent.layerText"],
  settings: [
    "consent.title",
    "consent.introWithTracking",
    "consent.intro",
    "consent.necessaryText",
    "consent.mediaText",
    "consent.statisticsText",
    "consent.marketingText",
  ],
  video: ["video.notice", "video.remember"],
  newsletter: ["newsletter.consent", "newsletter.consentHint"],
} as const;
