import type { PropertySheet, PropertyWish } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

export interface TypedProperty {
  texts: Record<Locale, { name: string; unit: string }>;
  isFilter: boolean;
  isShown: boolean;
  sorting: PropertySheet["sorting"];
  position: number;
}

/** A new one is filtered by and shown. */
export function typedProperty(property: PropertySheet | null): TypedProperty {
  const said = (locale: Locale) => {
    const text = property?.texts.find((each) => each.locale === locale);
    return { name: text?.name ?? "", unit: text?.unit ?? "" };
  };
  return {
    texts: { "de-DE": said("de-DE"), "en-GB": said("en-GB"), "pl-PL": said("pl-PL") },
    isFilter: property?.isFilter ?? true,
    isShown: property?.isShown ?? true,
    sorting: property?.sorting ?? "position",
    position: property?.position ?? 0,
  };
}

export function propertyInput({ texts, ...more }: TypedProperty): PropertyWish {
  return {
    ...more,
    texts: locales.map((locale) => {
      const { name, unit } = texts[locale];
      return { locale, name: name.trim(), unit: unit.trim() || null };
    }),
  };
}
