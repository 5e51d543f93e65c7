import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import type { ErrorEnvelope } from "@hearth/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAsStripe } from "../../../../tools/src/payment/webhook-signatures.ts";
import { createAdminServer } from "../../src/http/admin-server.ts";
import { type CuttingProxy, openCuttingProxy } from "../harness/order/cutting-proxy.ts";
import { paymentEnv, sendWebhook } from "../harness/payment/payment-sandbox.ts";
import { type RunningServer, startServer, testShop } from "../harness/test-shop.ts";

/* Whatever goes wrong, on whichever port: the contract's envelope, nothing of the inside, and "come again" while the database is away. */
const shop = testShop();
const env = paymentEnv({ url: "http://127.0.0.1:1" });
const newEvent = (id: string) =>
  JSON.stringify({
    id,
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { id: "pi_1", object: "payment_intent" } },
  });
const tell = (server: RunningServer, id: string) => {
  const body = newEvent(id);
  const headers = signAsStripe(env["STRIPE_WEBHOOK_SECRET"] ?? "")(body, new Date());
  return sendWebhook(`${server.origin}/webhooks/stripe`, body, headers);
};

describe("a webhook", () => {
  let proxy: CuttingProxy;
  let server: RunningServer;
  let silent: Server | undefined;
  const held = new Set<Socket>();
  beforeAll(async () => {
    proxy = await openCuttingProxy(shop.databaseUrl);
    server = await startServer(proxy.url, { ...env, LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    for (const socket of held) socket.destroy();
    silent?.close();
    await server?.close();
  });

  async function expectComeAgain(id: string): Promise<void> {
    const answer = await tell(server, id);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    const text = await answer.text();
    expect(text).not.toMatch(/CONNECT|127\.0\.0\.1|postgres|write/i);
    expect((JSON.parse(text) as ErrorEnvelope).errors[0]?.status).toBe("503");
  }

  it("that is genuine is heard, and asked to come again while the database is gone or silent", async () => {
    expect((await tell(server, "evt_1")).status).toBe(200);
    const { port } = new URL(proxy.url);
    await proxy.close();
    await expectComeAgain("evt_2");
    silent = createServer((socket) => held.add(socket)).listen(Number(port), "127.0.0.1");
    await once(silent, "listening");
    await expectComeAgain("evt_3");
  });
});

describe.each<[string, () => { inject: RunningServer["app"]["inject"] }]>([
  ["the shop's port", () => shop.app],
  ["the staff's port", () => createAdminServer(shop.services)],
])("%s", (_name, open) => {
  it.each([
    ["/nothing-here", 404],
    ["/%", 400],
  ])("answers %s with the envelope", async (url, status) => {
    const answer = await open().inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<ErrorEnvelope>().errors[0]?.status).toBe(String(status));
  });
});
