import { fill } from "./fill.ts";
import type { MessageKey } from "./messages.ts";
import type { Translate } from "./translate.ts";

/**
 * Words of consents that staff may write anew, in the order they are met (docs/decisions/0103-consent-texts.md). The buttons and the
 * names of the groups are not among them: refusing has to be called refusing.
 */
export const consentWordKeys = [
  "consent.layerTitle",
  "consent.layerText",
  "consent.title",
  "consent.introWithTracking",
  "consent.intro",
  "consent.necessaryText",
  "consent.mediaText",
  "consent.statisticsText",
  "consent.marketingText",
  "video.notice",
  "video.remember",
  "newsletter.consent",
  "newsletter.consentHint",
] as const satisfies readonly MessageKey[];

export type ConsentWordKey = (typeof consentWordKeys)[number];

/** What staff wrote instead of the shop's own words, in one language. */
export type OwnWords = Readonly<Partial<Record<ConsentWordKey, string>>>;

/** Says staff's words where there are some. */
export function translateWith(own: OwnWords, translate: Translate): Translate {
  return (key, ...values) => {
    const text = (own as Readonly<Partial<Record<MessageKey, string>>>)[key];
    return text === undefined ? translate(key, ...values) : fill(text, values[0] ?? {});
  };
}
