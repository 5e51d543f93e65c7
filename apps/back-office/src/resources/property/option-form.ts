import type { OptionWish, PropertySheet } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

export interface TypedOption {
  /** Null: a new one. */
  id: string | null;
  /** Tells rows apart that have no id yet. */
  key: string;
  names: Record<Locale, string>;
  products: number;
}

type Names = TypedOption["names"];

export function typedOptions({ options }: PropertySheet): TypedOption[] {
  return options.map(({ id, names, products }) => {
    const said = (locale: Locale) => names.find((each) => each.locale === locale)?.name ?? "";
    return {
      id,
      key: id,
      products,
      names: { "de-DE": said("de-DE"), "en-GB": said("en-GB"), "pl-PL": said("pl-PL") },
    };
  });
}

export function optionInput(options: readonly TypedOption[]): OptionWish[] {
  return options.map(({ id, names }) => ({
    id,
    names: locales.flatMap((locale) => {
      const name = names[locale].trim();
      return name === "" ? [] : [{ locale, name }];
    }),
  }));
}

/** "7,5" of a property in kW, as each language writes it; null: no number. */
export function amountNames(typed: string, { texts }: Pick<PropertySheet, "texts">): Names | null {
  const number = /^-?\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(",", ".")) : Number.NaN;
  if (Number.isNaN(number)) return null;
  const written = (locale: Locale) => {
    const unit = texts.find((each) => each.locale === locale)?.unit ?? "";
    const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(number);
    return `${figure} ${unit}`.trim();
  };
  return { "de-DE": written("de-DE"), "en-GB": written("en-GB"), "pl-PL": written("pl-PL") };
}

/** One place up or down; at the ends nothing happens. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return [...list];
  const without = list.toSpliced(from, 1);
  return without.toSpliced(to, 0, ...list.slice(from, from + 1));
}
