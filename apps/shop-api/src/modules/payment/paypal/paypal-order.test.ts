import { expect, it } from "vitest";
import { cents, decimal, payerOf, paymentOf, type PaypalOrder } from "./paypal-order.ts";

type Capture = NonNullable<
  NonNullable<NonNullable<PaypalOrder["purchase_units"]>[number]["payments"]>["captures"]
>[number];
const euros = (value: string) => ({ currency_code: "EUR", value });
const order = (status: PaypalOrder["status"], captures: Capture["status"][] = []): PaypalOrder => ({
  id: "O1",
  status,
  purchase_units: [
    {
      custom_id: "t1",
      amount: euros("12.34"),
      payments: {
        captures: captures.map((each) => ({ id: "C1", status: each, amount: euros("12.34") })),
        refunds: [
          { status: "COMPLETED", amount: euros("1.01") },
          { status: "FAILED", amount: euros("5.00") },
        ],
      },
    },
  ],
});

it.each<[PaypalOrder["status"], Capture["status"][], string, number]>([
  ["CREATED", [], "open", 0],
  ["PAYER_ACTION_REQUIRED", [], "open", 0],
  ["APPROVED", [], "open", 0],
  ["VOIDED", [], "cancelled", 0],
  ["COMPLETED", ["COMPLETED"], "paid", 1234],
  ["COMPLETED", ["PENDING"], "waiting", 0],
  ["COMPLETED", ["DECLINED"], "failed", 0],
  ["COMPLETED", ["FAILED"], "failed", 0],
  ["COMPLETED", ["PARTIALLY_REFUNDED"], "paid", 1234],
  ["COMPLETED", ["REFUNDED"], "paid", 1234],
  ["COMPLETED", ["DECLINED", "COMPLETED"], "paid", 1234],
  ["COMPLETED", [], "waiting", 0],
])("an order that is %s with captures %j is %s", (status, captures, state, capturedCents) => {
  expect(paymentOf(order(status, captures))).toEqual({
    state,
    capturedCents,
    refundedCents: 101,
    currency: "EUR",
    transactionId: "t1",
  });
});

it("writes and reads cents without losing one", () => {
  for (const value of [1, 5, 10, 99, 100, 101, 1234, 115, 2_000_000_01, 999_999_999])
    expect(cents(decimal(value))).toBe(value);
  expect(decimal(5)).toBe("0.05");
});

it.each([
  ["Petra Probe", "Petra", "Probe"],
  ["Ada Maria von Brenner", "Ada Maria von", "Brenner"],
  ["Cher", "Given", "Surname"],
  [undefined, "Given", "Surname"],
])("reads the name %s", (full_name, firstName, lastName) => {
  const shipping = { name: full_name === undefined ? {} : { full_name } };
  const payer = { name: { given_name: "Given", surname: "Surname" } };
  expect(payerOf({ id: "O1", status: "APPROVED", payer, purchase_units: [{ shipping }] })).toMatchObject({
    isApproved: true,
    firstName,
    lastName,
    email: null,
    countryIso: null,
  });
});
