import type { Locale } from "@hearth/i18n";

export function decimalSign(locale: Locale): "," | "." {
  return locale === "en-GB" ? "." : ",";
}

/** Whole cents as they are typed in this language, without sign and thousands. */
export function moneyText(cents: number | null, locale: Locale): string {
  if (cents === null) return "";
  return (cents / 100).toFixed(2).replace(".", decimalSign(locale));
}

/** Whole cents of what was typed, with comma or point; null: no price. Thousands have no sign: 1.234 could be either. */
export function centsOf(text: string): number | null {
  const [, euro, decimals = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return euro === undefined ? null : Number(euro) * 100 + Number(decimals.padEnd(2, "0"));
}
