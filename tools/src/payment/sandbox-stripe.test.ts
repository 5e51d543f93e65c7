import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type PaymentSandbox, startPaymentSandbox } from "./sandbox.ts";

const secrets = {
  stripeKey: "sk_test_local",
  stripeWebhook: "whsec_local",
  paypalId: "local",
  paypalSecret: "local",
  paypalWebhookId: "WH-LOCAL",
};
const session = {
  mode: "payment",
  success_url: "http://shop.test/back?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://shop.test/cancelled",
  client_reference_id: "transaction-1",
  metadata: { transactionId: "transaction-1" },
  payment_intent_data: { metadata: { transactionId: "transaction-1" } },
  line_items: [
    { quantity: 1, price_data: { currency: "eur", unit_amount: 1_234_56, product_data: { name: "10001" } } },
  ],
} satisfies Stripe.Checkout.SessionCreateParams;

let sandbox: PaymentSandbox;
let stripe: Stripe;
let taken: { body: string; signature: string }[];

beforeEach(async () => {
  taken = [];
  sandbox = await startPaymentSandbox({
    port: 0,
    secrets,
    stripeWebhook: (body, headers) => {
      taken.push({ body, signature: headers["stripe-signature"] ?? "" });
      return Promise.resolve(200);
    },
  });
  const { hostname, port } = new URL(sandbox.url);
  stripe = new Stripe(secrets.stripeKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
});
afterEach(() => sandbox.close());

const types = () => taken.map(({ body }) => JSON.parse(body).type as string);

it("makes a session, takes the money and tells so with a signature the SDK accepts", async () => {
  const made = await stripe.checkout.sessions.create(session);
  expect(made).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_total: 123456,
    currency: "eur",
    payment_intent: null,
  });
  const page = await fetch(made.url ?? "", { method: "POST", body: "step=pay", redirect: "manual" });
  expect(page.headers.get("location")).toBe(`http://shop.test/back?session=${made.id}`);
  const read = await stripe.checkout.sessions.retrieve(made.id, { expand: ["payment_intent.latest_charge"] });
  expect(read).toMatchObject({ status: "complete", payment_status: "paid", url: null });
  expect(read.payment_intent).toMatchObject({
    status: "succeeded",
    amount_received: 123456,
    metadata: { transactionId: "transaction-1" },
    latest_charge: { amount_refunded: 0 },
  });
  const [{ body, signature } = { body: "", signature: "" }] = taken;
  const event = stripe.webhooks.constructEvent(body, signature, secrets.stripeWebhook);
  expect(event.type).toBe("checkout.session.completed");
  expect(() => stripe.webhooks.constructEvent(`${body} `, signature, secrets.stripeWebhook)).toThrow(
    /signature/,
  );
});

it("answers a key once and refuses it for anything else", async () => {
  const first = await stripe.checkout.sessions.create(session, { idempotencyKey: "one" });
  const again = await stripe.checkout.sessions.create(session, { idempotencyKey: "one" });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  await expect(
    stripe.checkout.sessions.create({ ...session, client_reference_id: "other" }, { idempotencyKey: "one" }),
  ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  expect(sandbox.control.payments()).toHaveLength(1);
});

it("loses an answer after the work was done", async () => {
  sandbox.control.failNext({ when: "after", path: "/v1/checkout/sessions" });
  await expect(stripe.checkout.sessions.create(session, { idempotencyKey: "one" })).rejects.toThrow(
    /unknown error/,
  );
  await stripe.checkout.sessions.create(session, { idempotencyKey: "one" });
  expect(sandbox.control.payments()).toHaveLength(1);
});

it("declines and lets the shopper try again, with 3-D Secure", async () => {
  const { id, url } = await stripe.checkout.sessions.create(session);
  const press = (step: string) =>
    fetch(url ?? "", { method: "POST", body: new URLSearchParams({ step }), redirect: "manual" });
  await press("decline");
  expect(await (await fetch(url ?? "")).text()).toContain('role="alert"');
  await press("challenge");
  await press("confirm");
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: "paid" });
  expect(types()).toEqual(["payment_intent.payment_failed", "checkout.session.completed"]);
});

it("decides later", async () => {
  const { id } = await stripe.checkout.sessions.create(session);
  sandbox.control.act(id, "wait");
  const waiting = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
  expect(waiting).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: { status: "processing" },
  });
  sandbox.control.act(id, "settle");
  expect(types()).toEqual(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);
});

it("expires what is open only", async () => {
  const { id } = await stripe.checkout.sessions.create(session);
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired" });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
});

it("gives back no more than it took", async () => {
  const { id } = await stripe.checkout.sessions.create(session);
  sandbox.control.act(id, "pay");
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  if (typeof payment_intent !== "string") throw new Error("no intent");
  const refund = await stripe.refunds.create({ payment_intent, amount: 456 }, { idempotencyKey: "refund" });
  expect(refund).toMatchObject({ status: "succeeded", amount: 456 });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
  await stripe.refunds.create({ payment_intent, amount: 456 }, { idempotencyKey: "refund" });
  await stripe.refunds.create({ payment_intent });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect(sandbox.control.payments()).toMatchObject([{ capturedCents: 123456, refundedCents: 123456 }]);
});

it("knows nobody without the key and nothing it was not told", async () => {
  await expect(stripe.checkout.sessions.retrieve("cs_test_unknown")).rejects.toMatchObject({
    code: "resource_missing",
  });
  await expect(stripe.checkout.sessions.create(session, { apiKey: "sk_test_other" })).rejects.toMatchObject({
    statusCode: 401,
  });
});
