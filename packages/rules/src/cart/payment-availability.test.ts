import { expect, it } from "vitest";
import { isPaymentAvailable, type PaymentAvailability } from "./payment-availability.ts";

const situation = { totalCents: 150_000, countryId: "de", customerGroupId: "consumer" };

it.each<[string, PaymentAvailability, boolean]>([
  ["no limits", {}, true],
  ["empty lists", { countryIds: [], customerGroupIds: [] }, true],
  ["exactly the largest amount", { maxCents: 150_000 }, true],
  ["one cent above the largest amount", { maxCents: 149_999 }, false],
  ["a listed country", { countryIds: ["at", "de"] }, true],
  ["another country", { countryIds: ["at"] }, false],
  ["a listed customer group", { customerGroupIds: ["consumer"] }, true],
  ["another customer group", { customerGroupIds: ["trade"] }, false],
  [
    "one of several limits broken",
    { maxCents: 200_000, countryIds: ["de"], customerGroupIds: ["trade"] },
    false,
  ],
])("decides about a payment method with %s", (_name, limits, expected) => {
  expect(isPaymentAvailable(limits, situation)).toBe(expected);
});
