import { expect, it } from "vitest";
import type { Discount } from "../promotion.ts";
import { discount, line } from "./promotion.fixture.ts";
import { setShares } from "./set-shares.ts";

// By price: 2 at 3000, 3 at 1000, 2 at 100. Sets of 3: [3000 3000 1000] [1000 1000 100], 100 is left over.
const lines = [
  line("cable", 1000, { quantity: 3, categoryIds: ["solar"] }),
  line("pump", 3000, { quantity: 2 }),
  line("clamp", 100, { quantity: 2, categoryIds: ["solar"] }),
];
const untouched = [3000, 6000, 200];
const set = { size: 3, count: 1 };

it.each<[string, Partial<Discount>, number[], number[]]>([
  ["the cheapest of each free", { type: "percentage", value: 10_000 }, untouched, [1000, 0, 100]],
  ["half of it", { type: "percentage", value: 5000 }, untouched, [500, 0, 50]],
  ["half of it, with a limit", { type: "percentage", value: 5000, maxCents: 110 }, untouched, [100, 0, 10]],
  ["an amount per set, at most its picked piece", { value: 550 }, untouched, [591, 0, 59]],
  ["a fixed price per set", { type: "fixed", value: 2000 }, untouched, [1681, 3363, 56]],
  ["a fixed price per picked piece", { type: "fixed_unit", value: 90 }, untouched, [910, 0, 10]],
  ["what is left at most", { type: "percentage", value: 10_000 }, [400, 0, 200], [400, 0, 100]],
  [
    "only sets of its goods",
    { type: "percentage", value: 10_000, categoryIds: ["solar"] },
    untouched,
    [1000, 0, 0],
  ],
  [
    "nothing without enough goods",
    { type: "percentage", value: 10_000, productIds: ["pump"] },
    untouched,
    [0, 0, 0],
  ],
  ["nothing without a set", { type: "percentage", value: 10_000, set: null }, untouched, [0, 0, 0]],
  ["nothing below 0", { value: -500 }, untouched, [0, 0, 0]],
])("takes off sets: %s", (_name, given, left, expected) => {
  expect(setShares(discount({ scope: "set", set, ...given }), lines, left)).toEqual(expected);
});
