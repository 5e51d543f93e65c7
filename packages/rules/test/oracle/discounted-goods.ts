import type { Discount } from "../../src/cart/promotion.ts";
import type { BoughtLine } from "./bought-lines.ts";
import { above, divideRounded, smaller, splitSlowly, sum } from "./exact.ts";

/** What is left of each line, by its id. */
export type Left = Map<string, bigint>;

/** What a discount of scope cart or set takes off each of its goods. */
export function takeOffGoods(discount: Discount, lines: readonly BoughtLine[], left: Left): Left {
  const goods = lines.filter((line) => isNamed(line, discount));
  const shares = discount.scope === "set" ? takeOffSets(discount, goods) : takeOffCart(discount, goods, left);
  return new Map(goods.map(({ id }, at) => [id, smaller(shares[at]!, left.get(id)!)]));
}

/** Both lists empty: every line is meant. */
export function isNamed(
  { product }: BoughtLine,
  names: { productIds: readonly string[]; categoryIds: readonly string[] },
): boolean {
  if (names.productIds.length === 0 && names.categoryIds.length === 0) return true;
  if (names.productIds.includes(product.id)) return true;
  return product.categoryIds.some((id) => names.categoryIds.includes(id));
}

function takeOffCart(discount: Discount, goods: readonly BoughtLine[], left: Left): bigint[] {
  const value = valueOf(discount);
  const lefts = goods.map(({ id }) => left.get(id)!);
  const all = sum(lefts);
  switch (discount.type) {
    case "percentage":
      return splitSlowly(percentage(discount, all), lefts);
    case "absolute":
      return splitSlowly(smaller(value, all), lefts);
    case "fixed":
      return splitSlowly(above(all, value), lefts);
    case "fixed_unit":
      return goods.map(({ quantity }, at) => above(lefts[at]!, value * BigInt(quantity)));
  }
}

export function percentage(discount: Discount, of: bigint): bigint {
  const cents = divideRounded(of * valueOf(discount), 10_000n);
  return discount.maxCents === null ? cents : smaller(cents, notBelowZero(discount.maxCents));
}

export function valueOf({ value }: Discount): bigint {
  return notBelowZero(value);
}

function notBelowZero(cents: number): bigint {
  return cents < 0 ? 0n : BigInt(cents);
}

interface Unit {
  lineId: string;
  price: bigint;
}

function takeOffSets(discount: Discount, goods: readonly BoughtLine[]): bigint[] {
  const { size, count } = discount.set ?? { size: 0, count: 0 };
  const sets = size < 1 ? [] : bundle(goods, size);
  const picked = sets.map((set) => set.filter((_, at) => at >= size - count));
  const value = valueOf(discount);
  const pickedByLine = sumByLine(goods, picked.flat());
  switch (discount.type) {
    case "percentage":
      return splitSlowly(percentage(discount, sum(pickedByLine)), pickedByLine);
    case "absolute":
      return splitSlowly(sum(picked.map((units) => smaller(value, worth(units)))), pickedByLine);
    case "fixed":
      return splitSlowly(sum(sets.map((set) => above(worth(set), value))), sumByLine(goods, sets.flat()));
    case "fixed_unit":
      return sumByLine(
        goods,
        picked.flat().map(({ lineId, price }) => ({ lineId, price: above(price, value) })),
      );
  }
}

/** Every single unit is put on the table, sorted, and taken away set by set. */
function bundle(goods: readonly BoughtLine[], size: number): Unit[][] {
  const units: Unit[] = [];
  for (const { id, quantity, unit } of goods) {
    for (let piece = 0; piece < quantity; piece += 1) units.push({ lineId: id, price: unit });
  }
  units.sort((one, other) => Number(other.price - one.price));
  const sets: Unit[][] = [];
  for (let at = 0; at + size <= units.length; at += size) sets.push(units.slice(at, at + size));
  return sets;
}

function sumByLine(goods: readonly BoughtLine[], units: readonly Unit[]): bigint[] {
  const sums = new Map(goods.map(({ id }) => [id, 0n]));
  for (const { lineId, price } of units) sums.set(lineId, sums.get(lineId)! + price);
  return [...sums.values()];
}

function worth(units: readonly Unit[]): bigint {
  return sum(units.map(({ price }) => price));
}
