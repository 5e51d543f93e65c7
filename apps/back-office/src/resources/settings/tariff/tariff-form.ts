import type { AdminShippingTariff, AdminShippingZone, ShippingRateForm } from "@hearth/admin-contract";
import type { Locale } from "@hearth/i18n";
import { centsOf, moneyText } from "../../../language/money-text.ts";

/** A tariff as it is typed: a column for each band of weight, a row for each zone. */
export interface TariffForm {
  /** Up to how many kilograms a band goes; the last one has no end. */
  limits: string[];
  rows: TariffRow[];
}

export interface TariffRow {
  zone: string;
  /** One for each band; all empty: nothing is sent there. */
  prices: string[];
  freeFrom: string;
}

/** Zones may have bands of their own: all of them become columns, and what a zone does not part costs the same in both. */
export function tariffFormOf(
  { rates }: Pick<AdminShippingTariff, "rates">,
  zones: readonly Pick<AdminShippingZone, "key">[],
  locale: Locale,
): TariffForm {
  const starts = [...new Set([0, ...rates.flatMap(({ steps }) => steps.map(({ fromGrams }) => fromGrams))])];
  starts.sort((a, b) => a - b);
  return {
    limits: starts.slice(1).map((grams) => kilogramText(grams - 1, locale)),
    rows: zones.map(({ key }) => {
      const rate = rates.find(({ zone }) => zone === key);
      const costAt = (grams: number) => rate?.steps.findLast(({ fromGrams }) => fromGrams <= grams);
      return {
        zone: key,
        prices: starts.map((grams) => moneyText(costAt(grams)?.grossCents ?? null, locale)),
        freeFrom: moneyText(rate?.freeFromGrossCents ?? null, locale),
      };
    }),
  };
}

/** What is saved; null: something typed is no number, or a zone has a price for some weights only. */
export function ratesOf({ limits, rows }: TariffForm): ShippingRateForm[] | null {
  const starts = [0, ...limits.map((limit) => (gramsOf(limit) ?? Number.NaN) + 1)];
  const rates = rows
    .filter(({ prices, freeFrom }) => [...prices, freeFrom].some((text) => text.trim() !== ""))
    .map(({ zone, prices, freeFrom }) => ({
      zone,
      freeFromGrossCents: freeFrom.trim() === "" ? null : (centsOf(freeFrom) ?? Number.NaN),
      steps: starts.map((fromGrams, at) => ({
        fromGrams,
        grossCents: centsOf(prices[at] ?? "") ?? Number.NaN,
      })),
    }));
  const numbers = rates.flatMap(({ freeFromGrossCents, steps }) => [
    freeFromGrossCents ?? 0,
    ...steps.flatMap(({ fromGrams, grossCents }) => [fromGrams, grossCents]),
  ]);
  return numbers.every(Number.isInteger) ? rates : null;
}

/** The last band is parted: what was paid in it is paid in both until somebody types another price. */
export function withBand({ limits, rows }: TariffForm): TariffForm {
  return {
    limits: [...limits, ""],
    rows: rows.map((row) => ({ ...row, prices: [...row.prices, row.prices.at(-1) ?? ""] })),
  };
}

export function withoutBand({ limits, rows }: TariffForm, at: number): TariffForm {
  return {
    limits: limits.toSpliced(at, 1),
    rows: rows.map((row) => ({ ...row, prices: row.prices.toSpliced(at, 1) })),
  };
}

/** In one line, to be compared. */
export function ratesLine(rates: readonly ShippingRateForm[], money: (cents: number) => string): string {
  return rates
    .map(({ zone, freeFromGrossCents, steps }) => {
      const prices = steps.map(({ grossCents }) => money(grossCents)).join(", ");
      return `${zone}: ${prices}${freeFromGrossCents === null ? "" : ` (${money(freeFromGrossCents)})`}`;
    })
    .join("; ");
}

function kilogramText(grams: number, locale: Locale): string {
  const text = String(grams / 1000);
  return locale === "en-GB" ? text : text.replace(".", ",");
}

function gramsOf(text: string): number | null {
  const [, kilograms, decimals = ""] = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? [];
  return kilograms === undefined ? null : Number(kilograms) * 1000 + Number(decimals.padEnd(3, "0"));
}
