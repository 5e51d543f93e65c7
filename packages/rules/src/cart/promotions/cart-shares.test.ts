import { expect, it } from "vitest";
import type { Discount } from "../promotion.ts";
import { cartShares } from "./cart-shares.ts";
import { discount, line } from "./promotion.fixture.ts";

const lines = [
  line("pump", 3000, { quantity: 2, categoryIds: ["heating"] }),
  line("cable", 1000, { quantity: 3, categoryIds: ["solar"] }),
  line("clamp", 100, { quantity: 10, categoryIds: ["solar"] }),
];
const untouched = [6000, 3000, 1000];

it.each<[string, Partial<Discount>, number[], number[]]>([
  ["a percentage of all", { type: "percentage", value: 1000 }, untouched, [600, 300, 100]],
  [
    "a percentage with its limit",
    { type: "percentage", value: 1000, maxCents: 100 },
    untouched,
    [60, 30, 10],
  ],
  ["a percentage, rounded once", { type: "percentage", value: 5 }, [1000, 1000, 1000], [1, 1, 0]],
  [
    "a percentage of a category",
    { type: "percentage", value: 1000, categoryIds: ["solar"] },
    untouched,
    [0, 300, 100],
  ],
  ["a percentage of what is left", { type: "percentage", value: 5000 }, [100, 0, 50], [50, 0, 25]],
  ["an amount", { value: 1000 }, untouched, [600, 300, 100]],
  ["an amount that does not divide", { value: 1 }, [500, 500, 500], [1, 0, 0]],
  ["an amount above what is left", { value: 99_999 }, [100, 0, 50], [100, 0, 50]],
  ["an amount off one product", { value: 500, productIds: ["cable"] }, untouched, [0, 500, 0]],
  ["an amount off goods that are not there", { value: 500, productIds: ["boiler"] }, untouched, [0, 0, 0]],
  ["a fixed price", { type: "fixed", value: 9000 }, untouched, [600, 300, 100]],
  ["a fixed price above the price", { type: "fixed", value: 11_000 }, untouched, [0, 0, 0]],
  ["a fixed price per piece", { type: "fixed_unit", value: 900 }, untouched, [4200, 300, 0]],
  [
    "a fixed price per piece of a product",
    { type: "fixed_unit", value: 900, productIds: ["cable"] },
    untouched,
    [0, 300, 0],
  ],
  ["a fixed price per piece below 0", { type: "fixed_unit", value: -5 }, [10, 0, 5], [10, 0, 5]],
])("takes %s", (_name, given, left, expected) => {
  expect(cartShares(discount(given), lines, left)).toEqual(expected);
});
