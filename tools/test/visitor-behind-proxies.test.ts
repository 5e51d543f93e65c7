import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../apps/shop-api/test/harness/api-process.ts";
import { accessKey, language } from "../../apps/shop-api/test/harness/content/catalogue-ids.ts";
import { serviceKey } from "../../apps/shop-api/test/harness/test-config.ts";
import { testShop } from "../../apps/shop-api/test/harness/test-shop.ts";
import { openSession } from "../../apps/storefront/app/platform/auth/session.server.ts";
import { readConfig } from "../../apps/storefront/app/platform/config/config.server.ts";
import { createLog } from "../../apps/storefront/app/platform/http/log.server.ts";
import { createShopClient } from "../../apps/storefront/app/platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../apps/storefront/app/platform/shop/client/shop-error.ts";
import { createTransport } from "../../apps/storefront/app/platform/shop/client/shop-transport.server.ts";
import { addressOf } from "../../apps/storefront/server/visitor.ts";
import { startNginx } from "./harness/own-nginx.ts";

/*
 * Real nginx in front of the storefront's own way to the real shop API: visitors are told apart behind one proxy and behind two, and
 * nobody becomes another one by a header. Whole addresses of the loopback network play visitors and proxies.
 */
const PER_MINUTE = 3;
const proxies = { edge: "127.0.9.1", balancer: "127.0.9.2" };
const trusted = { TRUSTED_PROXIES: "127.0.9.0/24" };
const shop = testShop({ env: { ...trusted, RATE_LIMIT_PER_MINUTE: String(PER_MINUTE) } });
const stops: (() => unknown)[] = [];
/** By the name of what a visitor calls. */
const doors: Record<string, number> = {};

/** What the storefront's server does with a visitor, and nothing else of it. */
async function startStorefront(env: Record<string, string>): Promise<number> {
  const config = readConfig({ NODE_ENV: "test", SERVICE_KEY: serviceKey, ...env });
  const log = createLog({ write: () => undefined });
  const send = createTransport({ baseUrl: `${shop.origin}/store-api`, accessKey, log, timeoutMs: 60_000 });
  const server: Server = createServer((request, response) => {
    const client = createShopClient(
      {
        send,
        languageIds: async () => language("de"),
        requestId: "request-1",
        address: addressOf(request, config),
        session: openSession(null, false),
        serviceKey: config.auth.serviceKey,
      },
      "de-DE",
    );
    client.act("readContext").then(
      () => response.end(),
      (error: unknown) => response.writeHead(error instanceof ShopApiError ? error.status : 500).end(),
    );
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}

beforeAll(async () => {
  const [near, far, narrow, own] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const edges = [await freePort(), await freePort()] as const;
  const oneHop = await startStorefront({ ...trusted, TRUSTED_HOPS: "1" });
  const twoHops = await startStorefront({ ...trusted, TRUSTED_HOPS: "2" });
  const unaware = await startStorefront({});
  const stop = await startNginx([
    { port: near, to: oneHop, from: proxies.balancer },
    { port: edges[0], to: far, from: proxies.edge },
    { port: far, to: twoHops, from: proxies.balancer },
    { port: edges[1], to: near, from: proxies.edge },
    { port: narrow, to: unaware, from: proxies.balancer },
    { port: own, to: Number(new URL(shop.origin).port), from: proxies.balancer },
  ]);
  stops.push(stop);
  Object.assign(doors, {
    "one proxy": near,
    "two proxies": edges[0],
    "two proxies, one expected": edges[1],
    "a proxy nobody named": narrow,
    "the API's own proxy": own,
    "the second proxy alone": far,
    storefront: twoHops,
  });
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

const newVisitor = () => `127.${randomInt(20, 250)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The status a visitor gets who calls from here. */
async function call(door: string, from: string, headers: Record<string, string> = {}): Promise<number> {
  const path = door === "the API's own proxy" ? "/store-api/context" : "/";
  const request = get({
    host: "127.0.0.1",
    port: doors[door],
    path,
    localAddress: from,
    agent: false,
    headers: { "sw-access-key": accessKey, ...headers },
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

/** Uses up what one visitor may ask in a minute. */
async function exhaust(door: string, from: string, headers: Record<string, string> = {}): Promise<void> {
  for (let asked = 0; asked < PER_MINUTE; asked++) expect(await call(door, from, headers)).toBe(200);
  expect(await call(door, from, headers)).toBe(429);
}

describe.each(["one proxy", "two proxies", "the API's own proxy"])("behind %s", (door) => {
  it("two visitors are told apart", async () => {
    await exhaust(door, newVisitor());
    expect(await call(door, newVisitor())).toBe(200);
  });

  it("nobody becomes another visitor by a header", async () => {
    const forger = newVisitor();
    await exhaust(door, forger, { "x-forwarded-for": "203.0.113.1" });
    for (const forged of ["203.0.113.2", "203.0.113.3, 127.0.9.1", "127.0.9.1", "nonsense"])
      expect(await call(door, forger, { "x-forwarded-for": forged })).toBe(429);
    expect(await call(door, forger, { "x-hearth-visitor": "203.0.113.4" })).toBe(429);
  });

  it("nobody is made to pay for somebody else", async () => {
    const [victim, forger] = [newVisitor(), newVisitor()];
    await exhaust(door, forger, { "x-forwarded-for": victim });
    expect(await call(door, victim)).toBe(200);
  });
});

it("who goes around the first of two proxies, or around both, is who they are", async () => {
  const visitor = newVisitor();
  await exhaust("two proxies", visitor);
  const forged = { "x-forwarded-for": "203.0.113.5, 127.0.9.1" };
  expect(await call("the second proxy alone", visitor, forged)).toBe(429);
  expect(await call("storefront", visitor, forged)).toBe(429);
});

it("with too few hops, or none, all visitors are one: what the settings are for", async () => {
  for (const door of ["two proxies, one expected", "a proxy nobody named"]) {
    await exhaust(door, newVisitor());
    expect(await call(door, newVisitor())).toBe(429);
  }
});
