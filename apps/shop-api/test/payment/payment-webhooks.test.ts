import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSigningKey } from "../../../../tools/src/payment/certificate.ts";
import { eventually } from "../harness/eventually.ts";
import { type Forger, knownForgeries, randomForgery } from "../harness/payment/forge-webhook.ts";
import { newPayer, type Payer } from "../harness/payment/payer.ts";
import { type Delivery, paymentEnv, sendWebhook } from "../harness/payment/payment-sandbox.ts";
import { paymentWorker } from "../harness/payment/payment-worker.ts";
import { seededRandom } from "../harness/seeded-random.ts";
import { testShop } from "../harness/test-shop.ts";

/* Only what a provider has signed, just now and byte for byte, is heard (S14). */
const shop = testShop({ hasPayments: true });
paymentWorker(shop);
/** For each provider. */
const FORGERIES = Number(process.env.WEBHOOK_FORGERIES ?? 1000);

interface Told {
  payer: Payer;
  /** Genuine, and not delivered yet. */
  delivery: Delivery;
  /** Genuine as well, of ten minutes ago. */
  stale: Delivery;
}
const told = new Map<string, Told>();
let thief: Server;
let forger: Forger;

beforeAll(async () => {
  const key = makeSigningKey("Somebody else", new Date());
  thief = createServer((_request, response) => response.end(key.certificate)).listen(0, "127.0.0.1");
  await new Promise((resolve) => thief.once("listening", resolve));
  for (const method of ["card", "wallet"] as const) {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    const [delivery, stale] = await shop.sandbox.intercept(async () => {
      await payer.act("pay");
      const { webhooks } = shop.sandbox.control;
      await webhooks.send(webhooks.messages().at(-1)?.id ?? "", { at: new Date(Date.now() - 600_000) });
    });
    if (!delivery || !stale) throw new Error("nothing was told");
    told.set(method, { payer, delivery, stale });
  }
  const certificateUrl = told.get("wallet")?.delivery.headers["paypal-cert-url"] ?? "";
  forger = {
    url: `http://127.0.0.1:${(thief.address() as AddressInfo).port}`,
    key,
    webhookId: paymentEnv(shop.sandbox)["PAYPAL_WEBHOOK_ID"] ?? "",
    certificate: await (await fetch(certificateUrl)).text(),
  };
});
afterAll(() => thief.close());

const toldBy = (method: string): Told => {
  const found = told.get(method);
  if (!found) throw new Error(`nothing was paid by ${method}`);
  return found;
};
const send = async (provider: string, { body, headers }: Omit<Delivery, "provider">) =>
  (await sendWebhook(`${shop.origin}/webhooks/${provider}`, body, headers)).status;
const events = async () => (await shop.sql`select from payment_event`).length;

describe.each(["card", "wallet"])("what is told about a payment by %s", (method) => {
  it("is refused with every trick known by name", async () => {
    const { delivery } = toldBy(method);
    for (const [name, forged] of knownForgeries(delivery, forger)) {
      expect([name, await send(delivery.provider, forged)]).toEqual([
        name,
        name === "too much of it" ? 413 : 400,
      ]);
    }
    expect(await events()).toBe(0);
  });

  it("is refused with any character changed", async () => {
    const { delivery } = toldBy(method);
    const random = seededRandom(4711);
    const accepted = [];
    for (let n = 0; n < FORGERIES; n += 50) {
      const forged = Array.from({ length: 50 }, () => randomForgery(delivery, random));
      const statuses = await Promise.all(forged.map((each) => send(delivery.provider, each)));
      accepted.push(...forged.filter((_, index) => statuses[index] !== 400));
    }
    expect(accepted).toEqual([]);
    expect(await events()).toBe(0);
  }, 120_000);

  it("is refused at the other provider's door, and ten minutes late", async () => {
    const { delivery, stale } = toldBy(method);
    expect(await send(delivery.provider === "stripe" ? "paypal" : "stripe", delivery)).toBe(400);
    expect(await send(stale.provider, stale)).toBe(400);
    expect(await events()).toBe(0);
    expect(await toldBy(method).payer.state()).toBe("in_progress");
  });
});

it("what is genuine is heard, and heard once", async () => {
  for (const { payer, delivery } of told.values()) {
    const before = await events();
    expect(await send(delivery.provider, delivery)).toBe(200);
    expect(await send(delivery.provider, delivery)).toBe(200);
    await payer.until("paid");
    await shop.sandbox.control.webhooks.settled();
    expect(await payer.history()).toEqual(["in_progress", "paid"]);
    await eventually(async () => {
      const [event] = await shop.sql`
        select outcome from payment_event where transaction_id = ${payer.order.transactionId} order by received_at`;
      expect(event).toEqual({ outcome: "paid" });
    }, 10_000);
    expect(await events()).toBeGreaterThan(before);
  }
});

it("what is genuine and about a payment nobody knows is noted and does nothing", async () => {
  const payer = await newPayer(shop, { method: "card" });
  await payer.pay();
  const [delivery] = await shop.sandbox.intercept(() => payer.act("pay"));
  await shop.sql`update order_transaction set provider = null, provider_reference = null where id = ${payer.order.transactionId}`;
  if (!delivery) throw new Error("nothing was told");
  expect(await send("stripe", delivery)).toBe(200);
  const { id } = JSON.parse(delivery.body) as { id: string };
  const rows = await shop.sql`select outcome, transaction_id from payment_event where event_id = ${id}`;
  expect(rows).toEqual([{ outcome: "unknown", transaction_id: null }]);
});

it("counts what it heard", async () => {
  const text = await shop.services.metrics.text();
  expect(text).toMatch(/shop_api_payments_total\{provider="stripe",outcome="event-refused"\} \d{3}/);
  expect(text).toMatch(/shop_api_payments_total\{provider="paypal",outcome="event-duplicate"\} 1/);
});
