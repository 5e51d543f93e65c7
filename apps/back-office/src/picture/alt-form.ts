import type { MediaHead } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

/** What a picture shows, by language; empty where nobody says so. */
export type AltForm = Record<Locale, string>;

export function altFormOf(alt: MediaHead["alt"]): AltForm {
  const textIn = (locale: Locale) => alt.find((each) => each.locale === locale)?.text ?? "";
  return Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as AltForm;
}

/** As the API takes it. Words in languages this form does not know are kept. */
export function altOf(form: AltForm, before: MediaHead["alt"]): MediaHead["alt"] {
  const others = before.filter(({ locale }) => !(locales as readonly string[]).includes(locale));
  const said = locales.flatMap((locale) => {
    const text = form[locale].trim();
    return text ? [{ locale, text }] : [];
  });
  return [...others, ...said];
}
