import type { OrderTracking } from "@hearth/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShopApiError, ShopUnreachableError } from "../../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { cardMethod, hash, key, methods, someCart, someContext, someMethods } from "../checkout.fixture.ts";
import { placeOrder } from "./place-order.server.ts";
import { shownOrder } from "../read/shown-order.ts";
import { checkoutData } from "../read/checkout-data.ts";

const context = someContext();
const shown = JSON.stringify(
  shownOrder(checkoutData({ cart: someCart(), context, shippingMethods: [], paymentMethods: someMethods })),
);
const values = { paymentMethodId: methods.prepayment, terms: "on", hash, key, shown };

interface Answers {
  createOrder: unknown[];
  readCart?: unknown[];
}

/** A shop that gives these answers in turn, the last one for ever; errors are thrown. */
function shopOf({ createOrder, readCart = [someCart()] }: Answers) {
  const calls: { operation: string; body: unknown }[] = [];
  const lists: Record<string, unknown[]> = {
    createOrder,
    readCart,
    readShippingMethod: [{ elements: [] }],
    readPaymentMethod: [{ elements: [...someMethods, cardMethod] }],
    updateContext: [{}],
  };
  const act = (operation: string, input: { body?: unknown } = {}) => {
    const nth = calls.filter((call) => call.operation === operation).length;
    calls.push({ operation, body: input.body });
    const answer = lists[operation]?.[Math.min(nth, (lists[operation]?.length ?? 1) - 1)];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const visit = { shop: { act }, log: { warn: () => {} } } as unknown as Visit;
  return { visit, sent: () => calls.filter(({ operation }) => operation === "createOrder") };
}

const refused = (status: number, code: string) =>
  new ShopApiError("createOrder", status, [{ code, status: String(status), title: "", detail: "" }]);
const asked = new ShopApiError("createOrder", 409, [
  {
    code: "HEARTH__CHALLENGE",
    status: "409",
    title: "",
    detail: "",
    meta: { parameters: { challenge: "c.1" } },
  },
]);
const lost = new ShopUnreachableError("createOrder", "lost", null);
const order = { id: "o".repeat(32) };

async function outcome(answers: Answers, change: object = {}, tracking: OrderTracking | null = null) {
  const { visit, sent } = shopOf(answers);
  const placing = placeOrder(visit, { context, values: { ...values, ...change }, expressId: null, tracking });
  await vi.runAllTimersAsync();
  return { ...(await placing), sent: sent() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("sends the hash and the key of what was shown", async () => {
  const { kind, sent } = await outcome({ createOrder: [order] });
  expect(kind).toBe("placed");
  expect(sent[0]?.body).toMatchObject({ hash, idempotencyKey: key, consents: ["terms"] });
});

it("looks for a lost answer with the same key before it bothers anybody", async () => {
  const { kind, sent } = await outcome({ createOrder: [lost, refused(503, "X"), order] });
  expect(kind).toBe("placed");
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

it.each<[string, Error, string]>([
  ["no answer at all", lost, "unsure"],
  ["a shop that broke", refused(500, "X"), "unsure"],
  ["an ended session", refused(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN"), "signed-out"],
  ["an empty cart", refused(400, "CHECKOUT__CART_EMPTY"), "empty"],
  ["a cart with an obstacle", refused(400, "CHECKOUT__CART_INVALID"), "invalid"],
  ["a method that is gone", refused(400, "CHECKOUT__UNKNOWN_PAYMENT_METHOD"), "payment-gone"],
  ["another cart", refused(409, "CHECKOUT__CART_HASH_MISMATCH"), "changed"],
  ["goods for those who pay at once", refused(409, "HEARTH__PAY_AT_ONCE"), "pay-at-once"],
  ["a field the shop refuses", refused(400, "VIOLATION::IS_BLANK_ERROR"), "refused"],
])("%s", async (_what, error, kind) => {
  expect((await outcome({ createOrder: [error] })).kind).toBe(kind);
});

it("says what is different when the cart is another", async () => {
  const { visit } = shopOf({
    createOrder: [refused(409, "CHECKOUT__CART_HASH_MISMATCH")],
    readCart: [someCart(), someCart({}, 3)],
  });
  expect(await placeOrder(visit, { context, values, expressId: null, tracking: null })).toMatchObject({
    changes: [{ kind: "quantity", before: 1, after: 3 }, { kind: "total" }],
  });
});

it("names the ways that pay at once", async () => {
  const answered = await outcome({ createOrder: [refused(409, "HEARTH__PAY_AT_ONCE")] });
  expect(answered).toMatchObject({ kind: "pay-at-once", methods: [{ id: methods.card }] });
});

it("hands the shop's calculation on, and its solution back", async () => {
  const { sent, ...answered } = await outcome({ createOrder: [asked] }, { proof: "solved" });
  expect(answered).toEqual({ kind: "challenge", challenge: "c.1" });
  expect(sent[0]?.body).toMatchObject({ proof: "solved" });
});

it("knows whoever comes of age at the shop's midnight", async () => {
  vi.setSystemTime("2026-11-15T23:30:00Z");
  const born = { birthdayDay: "16", birthdayMonth: "11", birthdayYear: "2008" };
  const invoice = { paymentMethodId: methods.invoice, phoneNumber: "+49 69 123456", ...born };
  expect((await outcome({ createOrder: [order] }, invoice)).kind).toBe("placed");
  vi.setSystemTime("2026-11-15T22:30:00Z");
  expect((await outcome({ createOrder: [order] }, invoice)).kind).toBe("refused");
});

it("orders nothing without the terms [221]", async () => {
  const { kind, sent } = await outcome({ createOrder: [order] }, { terms: "" });
  expect([kind, sent.length]).toEqual(["refused", 0]);
});

const invoice = {
  paymentMethodId: methods.invoice,
  phoneNumber: "+49 69 123456",
  birthdayDay: "7",
  birthdayMonth: "5",
  birthdayYear: "1980",
};
const newCart = someCart({ extensions: { hearthCheckout: { hash: "new-hash", idempotencyKey: key } } });

it("takes a method that was chosen with the order, if nothing else changes by it", async () => {
  const { kind, sent } = await outcome({ createOrder: [order], readCart: [someCart(), newCart] }, invoice);
  expect(kind).toBe("placed");
  expect(sent[0]?.body).toMatchObject({ hash: "new-hash", phoneNumber: "+4969123456" });
});

it("shows the order again when something else changed by it, or before it", async () => {
  const dearer = await outcome({ createOrder: [order], readCart: [someCart(), someCart({}, 2)] }, invoice);
  expect([dearer.kind, dearer.sent.length]).toEqual(["changed", 0]);
  const older = await outcome(
    { createOrder: [order], readCart: [someCart(), newCart] },
    { ...invoice, hash: "older" },
  );
  expect([older.kind, older.sent.length]).toEqual(["changed", 0]);
});

it("finds the order again although the cart is gone", async () => {
  const { kind } = await outcome({ createOrder: [order], readCart: [someCart({}, 0)] });
  expect(kind).toBe("placed");
});

it("hands over who may be told of the purchase, and nothing about it without consent", async () => {
  const tracking = { gaCookie: "GA1.1.1.2", tmsClientId: null, tmsAttribution: null };
  const told = await outcome({ createOrder: [lost, order] }, {}, tracking);
  expect(told.sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ tracking }),
    expect.objectContaining({ tracking }),
  ]);
  const untold = await outcome({ createOrder: [order] });
  expect(untold.sent[0]?.body).not.toHaveProperty("tracking");
});
