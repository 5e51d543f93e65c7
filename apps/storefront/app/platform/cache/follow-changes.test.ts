import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "../http/log.server.ts";
import { followChanges } from "./follow-changes.server.ts";

const stops: (() => unknown)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function setup() {
  const lines: ServerResponse[] = [];
  const shop = createServer((request, response) => {
    if (request.headers["x-hearth-service-key"] !== "key") return response.writeHead(401).end();
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": here\n\n");
    return lines.push(response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => shop.once("listening", resolve));
  const stop = new AbortController();
  const told: (readonly string[] | "missed")[] = [];
  const states: boolean[] = [];
  const following = followChanges({
    url: new URL(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/changes`),
    serviceKey: "key",
    onChange: (keys) => told.push(keys),
    onMissed: () => told.push("missed"),
    onState: (hears) => states.push(hears),
    log: createLog({ write: () => undefined }),
    signal: stop.signal,
  });
  stops.push(async () => {
    stop.abort();
    await following;
    shop.closeAllConnections();
    shop.close();
  });
  const expectTold = (wanted: unknown) => vi.waitFor(() => expect(told).toEqual(wanted), { timeout: 10_000 });
  return { lines, told, states, expectTold };
}

it("hears of each change, also of one that comes in pieces", async () => {
  const { lines, expectTold } = await setup();
  await expectTold(["missed"]);
  lines[0]?.write("data: menu product:1\n\n: still here\n\nda");
  await expectTold(["missed", ["menu", "product:1"]]);
  lines[0]?.write("ta: all\n\n");
  await expectTold(["missed", ["menu", "product:1"], ["all"]]);
});

it("comes back when the shop API went, and takes it that it missed something", async () => {
  const { lines, states, expectTold } = await setup();
  await expectTold(["missed"]);
  lines[0]?.destroy();
  await expectTold(["missed", "missed"]);
  expect(states).toEqual([true, false, true]);
  lines[1]?.write("data: menu\n\n");
  await expectTold(["missed", "missed", ["menu"]]);
});
