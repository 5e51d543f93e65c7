/** A property whose options are numbers of one unit. */
export interface OptionScale {
  /** As the default language writes it; empty for plain numbers. */
  unit: string;
  /** By option. */
  values: ReadonlyMap<string, number>;
}

const MIN_VALUES = 4;
/** A unit holds no further number ("16 × 2 mm", "5 bis 30 °C") and says nothing besides ("1 kW, leise"). */
const AMOUNT = /^(?<number>[-−]?\d(?:[\d.,\u00A0\u202F]*\d)?)[\s\u00A0\u202F]*(?<unit>[^\d,;×]*)$/;

/** The scale of options by their names in one language; null when they are words, of several units, or too few. */
export function optionScale(names: ReadonlyMap<string, string>, locale: string): OptionScale | null {
  const values = new Map<string, number>();
  const units = new Set<string>();
  for (const [optionId, name] of names) {
    const amount = readAmount(name, locale);
    if (!amount) return null;
    values.set(optionId, amount.value);
    units.add(amount.unit);
  }
  const [unit] = units;
  const isScale = units.size === 1 && new Set(values.values()).size >= MIN_VALUES;
  return unit !== undefined && isScale ? { unit, values } : null;
}

/** "1.200,5 kW" as a number and what it counts; null: no amount in this language. */
export function readAmount(name: string, locale: string): { value: number; unit: string } | null {
  const { number, unit } = AMOUNT.exec(name.trim())?.groups ?? {};
  const value = number === undefined ? Number.NaN : readNumber(number, locale);
  return Number.isNaN(value) ? null : { value, unit: unit?.trim() ?? "" };
}

/** NaN for what is no number in this language: "1.200,5" in German, "1,200.5" in English. */
function readNumber(text: string, locale: string): number {
  const decimal = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === "decimal")?.value;
  const [whole = "", fraction, ...more] = text.replace("−", "-").split(decimal ?? ".");
  const isGrouped = /^-?\d{1,3}([.,\u00A0\u202F]\d{3})*$/.test(whole) || /^-?\d+$/.test(whole);
  if (!isGrouped || more.length > 0 || /\D/.test(fraction ?? "")) return Number.NaN;
  return Number(`${whole.replaceAll(/[^\d-]/g, "")}.${fraction ?? "0"}`);
}
