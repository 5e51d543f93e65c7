import type { PricedLine } from "../price-line.ts";
import type { Discount } from "../promotion.ts";
import { splitCents } from "../split-cents.ts";
import { percentageOff } from "./amount-off.ts";
import { bundleUnits, type Bundle, type BundlePart } from "./bundle-units.ts";
import { namesProduct } from "./names-goods.ts";

/** What a discount on sets ("the third one free") takes off each line, cut to what earlier discounts left of it. */
export function setShares(
  discount: Discount,
  lines: readonly PricedLine[],
  left: readonly number[],
): number[] {
  const goods = lines.flatMap(({ line, unitCents, quantity }, index) =>
    namesProduct(discount, line.product) ? [{ index, unitCents, quantity }] : [],
  );
  const bundles = discount.set ? bundleUnits(goods, discount.set) : [];
  const wanted = bundles.length > 0 ? sharesOf(discount, bundles, lines.length) : [];
  return left.map((cents, index) => Math.min(cents, wanted[index] ?? 0));
}

function sharesOf(discount: Discount, bundles: readonly Bundle[], lineCount: number): number[] {
  const value = Math.max(0, discount.value);
  const byLine = (worth: (part: BundlePart) => number) => sumByLine(bundles, lineCount, worth);
  switch (discount.type) {
    case "percentage": {
      const picked = byLine(pickedWorth);
      return splitCents(percentageOff(discount, sum(picked)), picked);
    }
    case "absolute": {
      const off = bundles.map(({ times, parts }) => times * Math.min(value, sum(parts.map(pickedWorth))));
      return splitCents(sum(off), byLine(pickedWorth));
    }
    case "fixed": {
      const off = bundles.map(({ times, parts }) => times * Math.max(0, sum(parts.map(fullWorth)) - value));
      return splitCents(sum(off), byLine(fullWorth));
    }
    case "fixed_unit":
      return byLine(({ picked, unitCents }) => picked * Math.max(0, unitCents - value));
  }
}

function pickedWorth({ picked, unitCents }: BundlePart): number {
  return picked * unitCents;
}

function fullWorth({ units, unitCents }: BundlePart): number {
  return units * unitCents;
}

function sumByLine(
  bundles: readonly Bundle[],
  lineCount: number,
  worth: (part: BundlePart) => number,
): number[] {
  const sums = Array<number>(lineCount).fill(0);
  for (const { times, parts } of bundles)
    for (const part of parts) sums[part.index] = (sums[part.index] ?? 0) + times * worth(part);
  return sums;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
