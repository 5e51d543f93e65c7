import { isDeepStrictEqual } from "node:util";
import type { CartInput } from "../src/cart/cart-input.ts";
import type { CalculatedCart } from "../src/cart/cart-result.ts";
import { findBrokenPromise } from "./cart-invariants.ts";
import { calculateCartSlowly } from "./oracle/slow-cart.ts";
import { randomCart } from "./random-cart.ts";
import { shrinkCart } from "./shrink-cart.ts";

export type CalculateCart = (input: CartInput) => CalculatedCart;

/** Null: both calculations agree and every promise is kept. */
export function findDifference(input: CartInput, calculate: CalculateCart): string | null {
  try {
    const actual = calculate(input);
    const broken = findBrokenPromise(input, actual);
    if (broken) return `Not true: ${broken}.`;
    const expected = calculateCartSlowly(input);
    return isDeepStrictEqual(actual, expected) ? null : describeFirst(expected, actual, "");
  } catch (error) {
    return `Failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Seeds of `count` carts from `firstSeed` on that come out differently; stops at `most` of them. */
export function findDifferingSeeds(
  calculate: CalculateCart,
  { firstSeed, count, most }: { firstSeed: number; count: number; most: number },
): number[] {
  const differing: number[] = [];
  for (let seed = firstSeed; seed < firstSeed + count && differing.length < most; seed += 1) {
    if (findDifference(randomCart(seed), calculate) !== null) differing.push(seed);
  }
  return differing;
}

/** All one needs to look into it: the seed, the smallest cart that still differs, and what differs. */
export function explainSeed(seed: number, calculate: CalculateCart): string {
  const smallest = shrinkCart(randomCart(seed), (cart) => findDifference(cart, calculate) !== null);
  return [
    `Cart of seed ${seed}: ${findDifference(randomCart(seed), calculate)}`,
    `Smallest: ${findDifference(smallest, calculate)}`,
    JSON.stringify(smallest, null, 1),
  ].join("\n");
}

function describeFirst(expected: unknown, actual: unknown, path: string): string {
  if (isTree(expected) && isTree(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    const key = [...keys].find((each) => !isDeepStrictEqual(expected[each], actual[each]));
    if (key !== undefined) return describeFirst(expected[key], actual[key], `${path}/${key}`);
  }
  return `${path}: the page says ${JSON.stringify(expected)}, the shop ${JSON.stringify(actual)}`;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
