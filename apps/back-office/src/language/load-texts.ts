import type { Locale } from "@hearth/i18n";
import type { deDe } from "./de-de.ts";

export type TextKey = keyof typeof deDe;
export type Texts = Readonly<Record<TextKey, string>>;

const files: Readonly<Record<Locale, () => Promise<Texts>>> = {
  "de-DE": async () => (await import("./de-de.ts")).deDe,
  "en-GB": async () => (await import("./en-gb.ts")).enGb,
  "pl-PL": async () => (await import("./pl-pl.ts")).plPl,
};

/** A language is one file of the build. */
export function loadTexts(locale: Locale): Promise<Texts> {
  return files[locale]();
}
