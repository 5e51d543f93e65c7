import { expect, it } from "vitest";
import { disputedCents, type PaypalDispute } from "./paypal-dispute.ts";

it.each([
  ["OPEN", undefined, 1234],
  ["WAITING_FOR_SELLER_RESPONSE", undefined, 1234],
  ["UNDER_REVIEW", undefined, 1234],
  ["RESOLVED", "RESOLVED_BUYER_FAVOUR", 1234],
  ["RESOLVED", "ACCEPTED", 1234],
  ["RESOLVED", "RESOLVED_SELLER_FAVOUR", 0],
  ["RESOLVED", "CANCELED_BY_BUYER", 0],
  ["RESOLVED", "RESOLVED_WITH_PAYOUT", 0],
])("a dispute that is %s, %s holds %s cents", (status, outcome, held) => {
  const dispute: PaypalDispute = {
    dispute_id: "PP-D-1",
    status,
    dispute_amount: { currency_code: "EUR", value: "12.34" },
    ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
  };
  expect(disputedCents([dispute])).toBe(held);
});
