import { expect, it } from "vitest";
import { type GroupForm, newGroupForm, priceFormOf, priceLine, pricesOf } from "./price-form.ts";

const group: GroupForm = {
  customerGroupId: "a",
  list: "25",
  tiers: [
    { from: "1", gross: "19,90" },
    { from: "5", gross: "17.5" },
    { from: "", gross: "" },
  ],
};
const wish = {
  customerGroupId: "a",
  listGrossCents: 2500,
  tiers: [
    { from: 1, grossCents: 1990 },
    { from: 5, grossCents: 1750 },
  ],
};

it("reads what was typed, without the step nobody filled in and the group without a price", () => {
  expect(pricesOf([group, newGroupForm("b")])).toEqual([wish]);
});

it.each([
  { ...group, list: "zwölf" },
  { ...group, tiers: [{ from: "1", gross: "1.234,50" }] },
  { ...group, tiers: [{ from: "1,5", gross: "3" }] },
])("takes no half prices: %j", (typed) => {
  expect(pricesOf([typed])).toBeNull();
});

it("says again what it was given", () => {
  const prices = [
    {
      ...wish,
      currency: "EUR",
      lowestCents: null,
      history: [],
      tiers: wish.tiers.map((tier) => ({ ...tier, netCents: 0 })),
    },
  ];
  expect(pricesOf(priceFormOf(prices, "de-DE"))).toEqual([wish]);
  expect(priceLine(wish, (cents) => String(cents))).toBe("1+: 1990, 5+: 1750, (2500)");
});
