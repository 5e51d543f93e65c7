import { expect, it } from "vitest";
import type { PriceList } from "../catalog/index.ts";
import { cheapestPrices } from "./family-prices.ts";

const tier = (from: number, grossCents: number) => ({
  from,
  grossCents,
  netCents: grossCents,
  listGrossCents: null,
  listNetCents: null,
});
const list = (groupId: string, ...tiers: [number, number][]): PriceList => ({
  groupId,
  currencyId: "eur",
  tiers: tiers.map(([from, cents]) => tier(from, cents)),
  lowestGrossCents: null,
});
const member = (id: string, prices: PriceList[], more: object = {}) => ({
  id,
  prices,
  minPurchase: 1,
  unitId: "metre",
  purchaseUnit: 100,
  referenceUnit: 1,
  ...more,
});
const shownBy = (members: Parameters<typeof cheapestPrices>[0]) =>
  cheapestPrices(members).map(({ groupId, variantId, tier: { grossCents }, hasRange }) => [
    groupId,
    variantId,
    grossCents,
    hasRange,
  ]);

it("is the price of one piece, whatever many pieces cost", () => {
  expect(
    shownBy([member("a", [list("all", [1, 8900], [10, 5000])]), member("b", [list("all", [1, 9900])])]),
  ).toEqual([["all", "a", 8900, true]]);
});

it("is the price of the smallest quantity one may buy", () => {
  expect(shownBy([member("a", [list("all", [1, 900], [10, 800], [50, 700])], { minPurchase: 20 })])).toEqual([
    ["all", "a", 800, false],
  ]);
});

it("has no range when all variants cost the same", () => {
  expect(
    shownBy([member("a", [list("all", [1, 900])]), member("b", [list("all", [1, 900], [5, 800])])]),
  ).toEqual([["all", "a", 900, false]]);
});

it("is found for each customer group by itself", () => {
  expect(
    shownBy([
      member("a", [list("all", [1, 900]), list("trade", [1, 850])]),
      member("b", [list("all", [1, 950]), list("trade", [1, 700])]),
    ]),
  ).toEqual([
    ["all", "a", 900, true],
    ["trade", "b", 700, true],
  ]);
});

it("counts articles without a price for the group at what everybody pays", () => {
  expect(
    shownBy([
      member("a", [list("all", [1, 900]), list("trade", [1, 850])]),
      member("b", [list("all", [1, 700])]),
    ]),
  ).toEqual([
    ["all", "b", 700, true],
    ["trade", "b", 700, true],
  ]);
});

it("brings the measure and the lowest price of 30 days of its own variant", () => {
  const short = member("short", [{ ...list("all", [1, 4500]), lowestGrossCents: 5200 }], {
    purchaseUnit: 50,
  });
  expect(cheapestPrices([member("long", [list("all", [1, 8000])]), short])[0]).toMatchObject({
    variantId: "short",
    lowestGrossCents: 5200,
    measure: { unitId: "metre", purchaseUnit: 50, referenceUnit: 1 },
  });
});
