// Words of consents that staff write anew, in versions that only grow (decision 0103). Which words there are stands in
// packages/i18n/src/consent-words.ts; what visitors chose is the module consent. Start at write-consent-texts.ts.
export { readConsentTextSheet, readConsentTextVersion } from "./consent-text-sheet.ts";
export { readConsentTexts } from "./read-consent-texts.ts";
export { writeConsentTexts } from "./write-consent-texts.ts";
