import type { ProductSheet } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

type ProductText = ProductSheet["texts"][number];

/** In the order of the form. `customFields.…` are what the law wants to be said in words. */
export const textFields = [
  "name",
  "description",
  "metaTitle",
  "metaDescription",
  "keywords",
  "packUnit",
  "packUnitPlural",
  "customFields.safety",
  "customFields.hazard",
  "customFields.dataInfo",
] as const;

export type TextField = (typeof textFields)[number];
export type TextForm = Readonly<Record<Locale, Readonly<Record<TextField, string>>>>;

/** Of these several lines are written. */
export const longFields: ReadonlySet<TextField> = new Set([
  "description",
  "metaDescription",
  "customFields.safety",
  "customFields.hazard",
  "customFields.dataInfo",
]);

export function textFormOf(texts: readonly ProductText[]): TextForm {
  const form = (locale: Locale) => {
    const text = texts.find((each) => each.locale === locale);
    return Object.fromEntries(textFields.map((field) => [field, written(text, field)]));
  };
  return Object.fromEntries(locales.map((locale) => [locale, form(locale)])) as unknown as TextForm;
}

function written(text: ProductText | undefined, field: TextField): string {
  const [first = "", own] = field.split(".");
  const value = own === undefined ? text?.[first as keyof ProductText] : text?.customFields[own];
  return typeof value === "string" ? value : "";
}

/** What one language says after it; fields this form does not know stay as they are. */
export function textOf(before: readonly ProductText[], form: TextForm, locale: Locale) {
  const typed = (field: TextField) => form[locale][field].trim() || null;
  const custom = textFields.flatMap((field) =>
    field.startsWith("customFields.") ? [[field.slice("customFields.".length), typed(field)] as const] : [],
  );
  const kept = before.find((text) => text.locale === locale)?.customFields ?? {};
  const others = Object.entries(kept).filter(([name]) => !custom.some(([own]) => own === name));
  return {
    locale,
    name: typed("name"),
    description: typed("description"),
    metaTitle: typed("metaTitle"),
    metaDescription: typed("metaDescription"),
    keywords: typed("keywords"),
    packUnit: typed("packUnit"),
    packUnitPlural: typed("packUnitPlural"),
    customFields: Object.fromEntries([...others, ...custom.filter(([, value]) => value !== null)]),
  };
}

export function changedLocales(before: TextForm, after: TextForm): Locale[] {
  return locales.filter((locale) => JSON.stringify(before[locale]) !== JSON.stringify(after[locale]));
}
