import { expect, it } from "vitest";
import type { Discount } from "../promotion.ts";
import { discountProblems, promotionProblems, type PromotionTerms } from "./promotion-problems.ts";
import { discount, noon } from "./promotion.fixture.ts";

const terms: PromotionTerms = {
  id: "own",
  codeType: "fixed",
  code: "TEN",
  validFrom: null,
  validUntil: null,
  exclusionIds: ["other"],
  discounts: [discount({ type: "percentage", value: 1000 })],
};

it.each<[Partial<PromotionTerms>, string[]]>([
  [{}, []],
  [{ code: null }, ["code CODE_MISSING"]],
  [{ codeType: "global" }, ["code CODE_WITHOUT_USE"]],
  [{ codeType: "individual", code: null }, []],
  [{ validFrom: noon, validUntil: noon + 1 }, []],
  [{ validFrom: noon, validUntil: noon }, ["validUntil ENDS_BEFORE_IT_BEGINS"]],
  [{ exclusionIds: ["own"] }, ["exclusionIds EXCLUDES_ITSELF"]],
  [
    { discounts: [discount({}), discount({ type: "percentage", value: 0 })] },
    ["discounts/1/value NO_PERCENTAGE"],
  ],
])("%j: %j", (given, expected) => {
  const problems = promotionProblems({ ...terms, ...given });
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

it.each<[Partial<Discount>, string[]]>([
  [{ type: "percentage", value: 1 }, []],
  [{ type: "percentage", value: 10_000, maxCents: 500 }, []],
  [{ type: "percentage", value: 10_001 }, ["NO_PERCENTAGE"]],
  [{ type: "absolute", value: 0 }, ["NOTHING_OFF"]],
  [{ type: "fixed", value: 0 }, []],
  [{ type: "absolute", value: 1, maxCents: 1 }, ["MAXIMUM_WITHOUT_PERCENTAGE"]],
  [{ scope: "set" }, ["SET_MISSING"]],
  [{ scope: "set", set: { size: 3, count: 3 } }, []],
  [{ scope: "set", set: { size: 2, count: 3 } }, ["SET_TOO_SMALL"]],
  [{ scope: "cart", set: { size: 2, count: 1 } }, ["SET_WITHOUT_USE"]],
  [{ scope: "delivery", productIds: ["pump"] }, ["DELIVERY_NAMES_GOODS"]],
])("a discount of %j: %j", (given, expected) => {
  expect(discountProblems(discount(given)).map(({ code }) => code)).toEqual(expected);
});
