import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openSession } from "../../auth/session.server.ts";
import { createLog } from "../../http/log.server.ts";
import { createShopClient } from "./shop-client.server.ts";
import { createTransport } from "./shop-transport.server.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A shop that breaks the connection of one of its requests, counted from one. */
async function breakingAt(broken: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method}`);
    if (asked.length === broken) request.socket.destroy();
    else response.writeHead(200, { "content-type": "application/json" }).end('{"elements":[]}');
  }).listen(0, "127.0.0.1");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const send = createTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKey: "SWSCTEST",
    log: createLog({ write: () => undefined }),
    // Patient, so that a busy machine is not taken for a silent shop.
    timeoutMs: 60_000,
  });
  const session = openSession(`hearth-context=${"a".repeat(32)}`, false);
  const visit = { send, languageIds: async () => "lang", requestId: "request-1", address: "203.0.113.7" };
  return { shop: createShopClient({ ...visit, session }, "de-DE"), asked };
}

it("a public GET is sent a second time when the connection breaks [303]", async () => {
  const { shop, asked } = await breakingAt(1);
  await shop.read("readRouteRules");
  expect(asked).toEqual(["GET", "GET"]);
});

it("a GET of a session is sent a second time when the connection breaks [303]", async () => {
  const { shop, asked } = await breakingAt(1);
  await shop.act("readContext");
  expect(asked).toEqual(["GET", "GET"]);
});

it("what has a body is sent once, also where it only reads [303]", async () => {
  const { shop, asked } = await breakingAt(1);
  await expect(shop.read("readSeoUrl")).rejects.toMatchObject({ reason: "lost" });
  expect(asked).toEqual(["POST"]);
});

it("what changes something is sent once, also over a kept connection [303]", async () => {
  const { shop, asked } = await breakingAt(2);
  await shop.act("logoutCustomer");
  await expect(shop.act("logoutCustomer")).rejects.toMatchObject({ reason: "lost" });
  expect(asked).toEqual(["POST", "POST"]);
});

it("a read goes over a new connection when the kept one had ended", async () => {
  const { shop, asked } = await breakingAt(2);
  await shop.read("readSeoUrl");
  await shop.read("readSeoUrl");
  expect(asked).toHaveLength(3);
});
