import { expect, it } from "vitest";
import type { PromotionConditions } from "../promotion.ts";
import { type ConditionCode, failedConditions } from "./conditions-hold.ts";
import { buyer, line, noConditions } from "./promotion.fixture.ts";

const lines = [
  line("pump", 2000, { quantity: 2, categoryIds: ["heating"] }),
  line("cable", 500, { quantity: 3, categoryIds: ["solar", "accessories"] }),
];
const situation = { lines, goodsCents: 5500, buyer };

const holds = (...given: Parameters<typeof failedConditions>) => failedConditions(...given).length === 0;

it.each<[Partial<PromotionConditions>, ConditionCode[]]>([
  [{ minimumCents: 5501 }, ["MINIMUM"]],
  [{ customerGroupIds: ["trade"], countryIds: ["pl"] }, ["CUSTOMER_GROUP", "COUNTRY"]],
  [{ firstOrderOnly: true, productIds: ["boiler"] }, ["FIRST_ORDER", "GOODS"]],
  [{ minimumQuantity: 6 }, ["GOODS"]],
])("of %j it tells %j", (given, expected) => {
  expect(failedConditions({ ...noConditions, ...given }, situation)).toEqual(expected);
});

it.each<[string, Partial<PromotionConditions>, boolean]>([
  ["none", {}, true],
  ["exactly the smallest value", { minimumCents: 5500 }, true],
  ["one cent below the smallest value", { minimumCents: 5501 }, false],
  ["the buyer's group", { customerGroupIds: ["trade", "consumer"] }, true],
  ["another group", { customerGroupIds: ["trade"] }, false],
  ["the buyer's country", { countryIds: ["de"] }, true],
  ["another country", { countryIds: ["pl"] }, false],
  ["a product in the cart", { productIds: ["pump"] }, true],
  ["a product not in the cart", { productIds: ["boiler"] }, false],
  ["a category in the cart", { categoryIds: ["accessories"] }, true],
  ["a category not in the cart", { categoryIds: ["storage"] }, false],
  ["a product missing but a category there", { productIds: ["boiler"], categoryIds: ["solar"] }, true],
  ["enough pieces of a product", { productIds: ["pump"], minimumQuantity: 2 }, true],
  ["too few pieces of a product", { productIds: ["pump"], minimumQuantity: 3 }, false],
  [
    "enough over product and category",
    { productIds: ["pump"], categoryIds: ["solar"], minimumQuantity: 5 },
    true,
  ],
  ["enough pieces of anything", { minimumQuantity: 5 }, true],
  ["too few pieces of anything", { minimumQuantity: 6 }, false],
  ["all but one", { minimumCents: 100, countryIds: ["de"], customerGroupIds: ["trade"] }, false],
])("conditions: %s", (_name, given, expected) => {
  expect(holds({ ...noConditions, ...given }, situation)).toBe(expected);
});

it.each([
  ["known to be it", true, true],
  ["known not to be it", false, false],
  ["nobody is signed in", null, false],
])("first order only: %s", (_name, isFirstOrder, expected) => {
  const conditions = { ...noConditions, firstOrderOnly: true };
  expect(holds(conditions, { ...situation, buyer: { ...buyer, isFirstOrder } })).toBe(expected);
});
