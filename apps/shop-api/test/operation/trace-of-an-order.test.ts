import { openOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from "@hearth/service/otlp-receiver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessKey } from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { type MailWorker, startMailWorker } from "../harness/mail/mail-worker.ts";
import { readCheckout } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { trafficShoppers } from "../harness/order/order-traffic.ts";

/* Real processes of API and worker send their spans to a collector over the official protocol. */
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";

let receiver: OtlpReceiver;
let smtp: MailStandIn;
let worker: MailWorker;
beforeAll(async () => {
  receiver = await openOtlpReceiver();
  smtp = await openMailStandIn();
});
const rig = orderRig({ processes: 1, env: () => receiver.env });
beforeAll(() => {
  worker = startMailWorker(rig.databaseUrl, smtp.url, { ...receiver.env, LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await worker?.end("SIGTERM");
  await smtp?.close();
  receiver?.close();
});

const ofOrder = () => receiver.spans.filter((span) => span.traceId === traceId);
const named = (name: string) => ofOrder().filter((span) => span.name === name);

it("goes through request, statements, jobs and mail, in one trace, and tells nothing of the buyer", async () => {
  const [shopper] = await trafficShoppers(rig.sql, rig.journal, 1);
  const { token = "", email = "" } = shopper ?? {};
  const { hash, idempotencyKey } = await readCheckout(rig.origin(0), token);
  const answer = await fetch(`${rig.origin(0)}/store-api/checkout/order`, {
    method: "POST",
    headers: {
      "sw-access-key": accessKey,
      "sw-context-token": token,
      "content-type": "application/json",
      traceparent: `00-${traceId}-${CALLER}-01`,
    },
    body: JSON.stringify({ hash, idempotencyKey, consents: ["terms"] }),
  });
  expect(answer.status).toBe(200);
  await eventually(async () => {
    if (named("mail").length === 0)
      throw new Error(
        `no mail in ${ofOrder()
          .map(({ name }) => name)
          .join()}`,
      );
  }, 100_000);

  const [request] = named("POST /store-api/checkout/order");
  expect(request).toMatchObject({
    service: "shop-api",
    parentSpanId: CALLER,
    facts: { "http.route": "/store-api/checkout/order", "http.response.status_code": 200 },
  });
  const written = ofOrder().find(({ facts }) =>
    String(facts["db.query.text"]).includes("insert into shop_order"),
  );
  expect(ancestors(written)).toContain("POST /store-api/checkout/order");
  const [placed] = named("job order_placed");
  expect(placed).toMatchObject({ service: "shop-worker" });
  expect(ancestors(placed)).toContain("POST /store-api/checkout/order");
  expect(ancestors(named("mail")[0])).toEqual(
    expect.arrayContaining(["job send_first_mail", "job order_placed"]),
  );

  const told = JSON.stringify(ofOrder());
  for (const secret of [email, token, "Brenner", "Ofenweg", idempotencyKey, accessKey]) {
    expect(told).not.toContain(secret);
  }
});

it("names a failure by its code, and paths by their pattern", async () => {
  receiver.spans.length = 0;
  const answer = await fetch(`${rig.origin(0)}/store-api/product/${"f".repeat(32)}`, {
    method: "POST",
    headers: { "sw-access-key": accessKey, "content-type": "application/json" },
    body: "{}",
  });
  expect(answer.status).toBe(404);
  await eventually(async () => {
    if (receiver.spans.every(({ name }) => name !== "POST /store-api/product/:productId"))
      throw new Error("not yet");
  }, 20_000);
  expect(JSON.stringify(receiver.spans)).not.toMatch(/f{32}/);
});

/** Names from the span up to where its trace came in. */
function ancestors(span: ReceivedSpan | undefined): string[] {
  const parent = ofOrder().find(({ spanId }) => spanId === span?.parentSpanId);
  return parent ? [parent.name, ...ancestors(parent)] : [];
}
