import type { PriceListFields, ProductSheet } from "@hearth/admin-contract";
import type { Locale } from "@hearth/i18n";
import { centsOf, moneyText } from "../../../language/money-text.ts";

/** Prices as they are typed. */
export interface GroupForm {
  customerGroupId: string;
  list: string;
  tiers: { from: string; gross: string }[];
}

export function priceFormOf(prices: ProductSheet["prices"], locale: Locale): GroupForm[] {
  return prices.map(({ customerGroupId, listGrossCents, tiers }) => ({
    customerGroupId,
    list: moneyText(listGrossCents, locale),
    tiers: tiers.map(({ from, grossCents }) => ({
      from: String(from),
      gross: moneyText(grossCents, locale),
    })),
  }));
}

export function newGroupForm(customerGroupId: string): GroupForm {
  return { customerGroupId, list: "", tiers: [{ from: "1", gross: "" }] };
}

/** All prices a product has after it; null: something is no price. Groups and steps without any price are left out. */
export function pricesOf(groups: readonly GroupForm[]): PriceListFields[] | null {
  const wishes = groups.map(({ customerGroupId, list, tiers }) => ({
    customerGroupId,
    listGrossCents: list.trim() === "" ? null : (centsOf(list) ?? Number.NaN),
    tiers: tiers
      .filter(({ gross }) => gross.trim() !== "")
      .map(({ from, gross }) => ({ from: Number(from), grossCents: centsOf(gross) ?? Number.NaN })),
  }));
  const numbers = wishes.flatMap(({ listGrossCents, tiers }) => [
    listGrossCents ?? 0,
    ...tiers.flatMap(({ from, grossCents }) => [from, grossCents]),
  ]);
  return numbers.every(Number.isInteger) ? wishes.filter(({ tiers }) => tiers.length > 0) : null;
}

/** In one line, to be compared. */
export function priceLine(
  { listGrossCents, tiers }: Pick<PriceListFields, "listGrossCents" | "tiers">,
  money: (cents: number) => string,
): string {
  const steps = tiers.map(({ from, grossCents }) => `${from}+: ${money(grossCents)}`);
  return [...steps, ...(listGrossCents === null ? [] : [`(${money(listGrossCents)})`])].join(", ");
}
