// The wording people are told and agree to, kept word for word under its hash. Placing an order stores the hashes of terms and
// withdrawal instruction, and of the digital waiver if it was given; the mail attaches exactly these texts. Start at legal-texts.ts.
export type { LegalText, LegalTextKind } from "./legal-text.ts";
export { createLegalTexts, type LegalTexts } from "./legal-texts.ts";
export { plainText } from "./plain-text.ts";
export { legalPath } from "./legal-path.ts";
export { selectLegalPage, selectLegalTexts } from "./legal-text.sql.ts";
export { wordingHash } from "./wording-hash.ts";
