import type { OwnWords } from "@hearth/i18n";

/** Words of consents that the shop's staff wrote, in the language of the page (decision 0103). */
export interface ConsentTexts {
  /** Which words these are; 0: the shop's own. */
  edition: number;
  /** Whoever agreed to words of an edition before this one is asked again. */
  asksSince: number;
  words: OwnWords;
}

export const noConsentTexts: ConsentTexts = { edition: 0, asksSince: 0, words: {} };
