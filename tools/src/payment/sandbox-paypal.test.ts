import { createVerify, X509Certificate } from "node:crypto";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type PaymentSandbox, startPaymentSandbox } from "./sandbox.ts";

let sandbox: PaymentSandbox;
let token: string;
let taken: { body: string; headers: Readonly<Record<string, string>> }[];

beforeEach(async () => {
  taken = [];
  sandbox = await startPaymentSandbox({
    port: 0,
    secrets: {
      stripeKey: "sk_test_local",
      stripeWebhook: "whsec_local",
      paypalId: "id",
      paypalSecret: "secret",
      paypalWebhookId: "WH-LOCAL",
    },
    paypalWebhook: (body, headers) => {
      taken.push({ body, headers });
      return Promise.resolve(200);
    },
  });
  const answer = await fetch(`${sandbox.url}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from("id:secret").toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  ({ access_token: token } = (await answer.json()) as { access_token: string });
});
afterEach(() => sandbox.close());

async function call(method: string, path: string, body?: unknown, key?: string) {
  const answer = await fetch(sandbox.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key ? { "paypal-request-id": key } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}

const order = {
  intent: "CAPTURE",
  purchase_units: [{ custom_id: "transaction-1", amount: { currency_code: "EUR", value: "1234.56" } }],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: "http://shop.test/back?x=1",
        cancel_url: "http://shop.test/cancelled",
        locale: "pl-PL",
        user_action: "PAY_NOW",
      },
    },
  },
};
const orders = "/v2/checkout/orders";
const types = () => taken.map(({ body }) => JSON.parse(body).event_type as string);

it("makes one order per request id, sends the shopper to the page and back, and captures once", async () => {
  const { status, body: made } = await call("POST", orders, order, "one");
  expect(status).toBe(201);
  expect(made.status).toBe("PAYER_ACTION_REQUIRED");
  expect(await call("POST", orders, order, "one")).toEqual({ status: 200, body: made });
  expect((await call("POST", `${orders}/${made.id}/capture`)).body.details[0].issue).toBe(
    "ORDER_NOT_APPROVED",
  );

  const page = made.links.find(({ rel }: { rel: string }) => rel === "payer-action").href;
  const html = await (await fetch(page)).text();
  expect(html).toContain('<html lang="pl">');
  expect(html).toContain("1234,56");
  const back = await fetch(page, { method: "POST", body: "step=pay", redirect: "manual" });
  expect(back.headers.get("location")).toBe(
    `http://shop.test/back?x=1&token=${made.id}&PayerID=SANDBOXPAYER1`,
  );

  const { body: approved } = await call("GET", `${orders}/${made.id}`);
  expect(approved).toMatchObject({
    status: "APPROVED",
    payer: { email_address: "petra.probe@example.test" },
    purchase_units: [{ shipping: { address: { postal_code: "04109" } } }],
  });
  const captured = await call("POST", `${orders}/${made.id}/capture`, {}, "capture");
  expect(captured.body).toMatchObject({
    status: "COMPLETED",
    purchase_units: [{ payments: { captures: [{ status: "COMPLETED", amount: { value: "1234.56" } }] } }],
  });
  expect((await call("POST", `${orders}/${made.id}/capture`, {}, "capture")).body).toEqual(captured.body);
  expect((await call("POST", `${orders}/${made.id}/capture`)).body.details[0].issue).toBe(
    "ORDER_ALREADY_CAPTURED",
  );
  expect(types()).toEqual(["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"]);
});

it("signs what it tells", async () => {
  const { body: made } = await call("POST", orders, order);
  sandbox.control.act(made.id, "pay");
  const [{ body, headers } = { body: "", headers: {} as Record<string, string> }] = taken;
  const certificate = new X509Certificate(await (await fetch(headers["paypal-cert-url"] ?? "")).text());
  const isSigned = (content: string) =>
    createVerify("sha256")
      .update(
        `${headers["paypal-transmission-id"]}|${headers["paypal-transmission-time"]}|WH-LOCAL|${crc32(content)}`,
      )
      .verify(certificate.publicKey, headers["paypal-transmission-sig"] ?? "", "base64");
  expect(isSigned(body)).toBe(true);
  expect(isSigned(`${body} `)).toBe(false);
});

it("changes the amount of an agreed order", async () => {
  const { body: made } = await call("POST", orders, order);
  sandbox.control.act(made.id, "pay");
  const patch = [
    {
      op: "replace",
      path: "/purchase_units/@reference_id=='default'/amount",
      value: { currency_code: "EUR", value: "10.00" },
    },
  ];
  expect((await call("PATCH", `${orders}/${made.id}`, patch)).status).toBe(204);
  const { body } = await call("POST", `${orders}/${made.id}/capture`);
  expect(body.purchase_units[0].payments.captures[0].amount.value).toBe("10.00");
  expect((await call("PATCH", `${orders}/${made.id}`, patch)).body.details[0].issue).toBe(
    "ORDER_ALREADY_COMPLETED",
  );
});

it("lets the bank decline, and the shopper try again", async () => {
  const { body: made } = await call("POST", orders, order);
  sandbox.control.act(made.id, "decline");
  const { status, body } = await call("POST", `${orders}/${made.id}/capture`, {}, "capture");
  expect(status).toBe(422);
  expect(body.details[0].issue).toBe("INSTRUMENT_DECLINED");
  sandbox.control.act(made.id, "pay");
  expect((await call("POST", `${orders}/${made.id}/capture`, {}, "capture")).status).toBe(201);
});

it("decides later, and gives back no more than it took", async () => {
  const { body: made } = await call("POST", orders, order);
  sandbox.control.act(made.id, "wait");
  const { body } = await call("POST", `${orders}/${made.id}/capture`);
  const [capture] = body.purchase_units[0].payments.captures;
  expect(capture.status).toBe("PENDING");
  const captures = `/v2/payments/captures/${capture.id}`;
  sandbox.control.act(made.id, "settle");
  expect((await call("GET", captures)).body.status).toBe("COMPLETED");

  const part = { amount: { currency_code: "EUR", value: "4.56" } };
  const refund = await call("POST", `${captures}/refund`, part, "refund");
  expect(refund).toMatchObject({ status: 201, body: { status: "COMPLETED", amount: { value: "4.56" } } });
  expect((await call("POST", `${captures}/refund`, part, "refund")).body.id).toBe(refund.body.id);
  await call("POST", `${captures}/refund`);
  expect((await call("POST", `${captures}/refund`)).body.details[0].issue).toBe("CAPTURE_FULLY_REFUNDED");
  expect(types().slice(1)).toEqual([
    "PAYMENT.CAPTURE.PENDING",
    "PAYMENT.CAPTURE.COMPLETED",
    "PAYMENT.CAPTURE.REFUNDED",
    "PAYMENT.CAPTURE.REFUNDED",
  ]);
});
