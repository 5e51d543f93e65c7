import type { CategorySheet } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

const fields = ["name", "metaTitle", "metaDescription"] as const;
export type CategoryForm = Record<Locale, Record<(typeof fields)[number], string>>;

export function categoryFormOf({ texts }: CategorySheet): CategoryForm {
  return Object.fromEntries(
    locales.map((locale) => {
      const text = texts.find((each) => each.locale === locale);
      return [locale, Object.fromEntries(fields.map((field) => [field, text?.[field] ?? ""]))];
    }),
  ) as CategoryForm;
}

/** A language is saved whole: what this form does not show goes along unchanged. */
export function categoryTextOf({ texts }: CategorySheet, form: CategoryForm, locale: Locale) {
  const kept = texts.find((text) => text.locale === locale);
  const typed = (field: (typeof fields)[number]) => form[locale][field].trim() || null;
  return {
    locale,
    name: typed("name"),
    description: kept?.description ?? null,
    metaTitle: typed("metaTitle"),
    metaDescription: typed("metaDescription"),
    keywords: kept?.keywords ?? null,
  };
}

export function changedTexts(before: CategoryForm, after: CategoryForm): Locale[] {
  return locales.filter((locale) => fields.some((field) => before[locale][field] !== after[locale][field]));
}
