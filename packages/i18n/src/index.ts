// Languages of the shop: which there are, how addresses carry them, the interface texts and the number formats.
// Catalogue texts do not live here, they come from the shop API. Start at locale.ts and locale-path.ts.
export { DEFAULT_LOCALE, isLocale, localeNames, locales } from "./locale.ts";
export type { Locale } from "./locale.ts";
export { localePath, splitLocale } from "./locale-path.ts";
export type { LocalePath } from "./locale-path.ts";
export { createFormatters } from "./format.ts";
export type { Formatters } from "./format.ts";
export { consentWordKeys, translateWith } from "./consent-words.ts";
export type { ConsentWordKey, OwnWords } from "./consent-words.ts";
export { fill } from "./fill.ts";
export { loadMessages } from "./messages.ts";
export type { MessageKey, Messages } from "./messages.ts";
export { isNoteKey } from "./note-key.ts";
export type { NoteKey } from "./note-key.ts";
export { createTranslate, createTranslateError } from "./translate.ts";
export type { Translate, TranslateError } from "./translate.ts";
export { createTranslateCount } from "./all-counted.ts";
export { createCount } from "./count-texts.ts";
export type { TranslateCount } from "./count-texts.ts";
export type { CountedTexts } from "./messages/counted.ts";
export { loadTexts, textAreas } from "./text-areas.ts";
export type { TextArea } from "./text-areas.ts";
