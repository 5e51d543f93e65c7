import { afterEach, beforeEach, expect, it } from "vitest";
import { type PaymentSandbox, startPaymentSandbox } from "./sandbox.ts";

let sandbox: PaymentSandbox;
let told: number;

beforeEach(async () => {
  told = 0;
  sandbox = await startPaymentSandbox({
    port: 0,
    secrets: {
      stripeKey: "key",
      stripeWebhook: "whsec",
      paypalId: "id",
      paypalSecret: "secret",
      paypalWebhookId: "WH",
    },
    stripeWebhook: () => {
      told += 1;
      return Promise.resolve(200);
    },
  });
});
afterEach(() => sandbox.close());

async function begin(): Promise<string> {
  const answer = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
    method: "POST",
    headers: { authorization: "Bearer key" },
    body: new URLSearchParams({
      mode: "payment",
      success_url: "http://shop.test/",
      locale: "de",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "1000",
      "line_items[0][price_data][product_data][name]": "<10001>",
    }),
  });
  return ((await answer.json()) as { id: string }).id;
}

async function control(name: string, input?: object) {
  const answer = await fetch(`${sandbox.url}/_control/${name}`, {
    ...(input && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    }),
  });
  return { status: answer.status, value: await answer.json() };
}

it("lets a test in another process act, change and hold back", async () => {
  const reference = await begin();
  await control("webhooks/hold", {});
  await control("change", { reference, cents: 1, currency: "PLN" });
  await control("act", { reference, step: "pay" });
  expect((await control("payments")).value).toMatchObject([
    { reference, cents: 1, currency: "PLN", capturedCents: 1 },
  ]);
  expect(told).toBe(0);
  expect((await control("webhooks/release", {})).value).toEqual([200]);
  expect(told).toBe(1);
});

it("refuses what it does not know, and pages elsewhere", async () => {
  expect(await control("act", { reference: "nobody", step: "pay" })).toMatchObject({ status: 400 });
  expect(await control("act", { reference: await begin(), step: "rob" })).toMatchObject({ status: 400 });
  const form = await fetch(`${sandbox.url}/_control/webhooks/hold`, { method: "POST", body: "{}" });
  expect(form.status).toBe(415);
});

it("shows payments to developers and the amount to shoppers", async () => {
  const reference = await begin();
  expect(await (await fetch(sandbox.url)).text()).toContain("&lt;10001&gt;");
  const page = await (await fetch(`${sandbox.url}/c/pay/${reference}`)).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("10,00\u00a0€");
  expect(page).not.toMatch(/name="(?!step|seconds|viewport)/);
});
