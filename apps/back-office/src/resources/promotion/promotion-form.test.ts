import type { AdminPromotion } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { hasMoreTerms, promotionFormOf, promotionOf } from "./promotion-form.ts";

const discount = {
  id: "d",
  scope: "cart",
  type: "percentage",
  value: 1000,
  maxCents: 5000,
  productIds: ["x"],
  categoryIds: [],
  set: null,
} as const;
const promotion = {
  id: "a",
  names: [{ locale: "de-DE", name: "Herbst" }],
  isActive: true,
  priority: 3,
  validFrom: "2026-09-01T06:00:00.000Z",
  validUntil: null,
  codeType: "fixed",
  code: "HERBST",
  maxRedemptions: null,
  maxRedemptionsPerCustomer: 1,
  preventCombination: false,
  exclusionIds: ["b"],
  conditions: {
    minimumCents: 10_000,
    customerGroupIds: ["g"],
    countryIds: [],
    firstOrderOnly: false,
    productIds: [],
    categoryIds: [],
    minimumQuantity: null,
  },
  discounts: [discount],
  redemptions: 4,
  version: 7,
} as unknown as AdminPromotion;

it("says again what it was given, with the terms it does not show", () => {
  const { id: _id, redemptions: _n, version: _v, ...terms } = promotion;
  const { id: _discount, ...written } = discount;
  expect(promotionOf(promotionFormOf(promotion, "de-DE"), promotion)).toEqual({
    ...terms,
    discounts: [written],
  });
  expect(hasMoreTerms(promotion)).toBe(true);
});

it("takes no half numbers, and no code where none is shared", () => {
  const form = {
    ...promotionFormOf(null, "de-DE"),
    value: "10",
    names: { ...promotionFormOf(null, "de-DE").names },
  };
  expect(promotionOf({ ...form, value: "zehn" }, null)).toBeNull();
  expect(promotionOf({ ...form, maxRedemptions: "1,5" }, null)).toBeNull();
  expect(promotionOf({ ...form, codeType: "global", code: "X" }, null)).toMatchObject({ code: null });
});
