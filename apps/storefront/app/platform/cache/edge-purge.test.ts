import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "../http/log.server.ts";
import { readEdgeConfig } from "./edge-config.server.ts";
import { createEdgePurge } from "./edge-purge.server.ts";

const stops: (() => unknown)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));
const KEY = "k".repeat(32);

async function setup({ refusals = 0 } = {}) {
  const heard: IncomingHttpHeaders[] = [];
  let toRefuse = refusals;
  const cache = createServer((request, response) => {
    if (toRefuse-- > 0) return response.writeHead(503).end();
    heard.push(request.headers);
    return response.writeHead(200).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => cache.once("listening", resolve));
  stops.push(() => cache.close());
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`;
  const edge = createEdgePurge({ url, key: KEY }, createLog({ write: () => undefined }), 20);
  const keys = () => heard.map((headers) => headers["surrogate-key"]);
  const expectKeys = (wanted: unknown) =>
    vi.waitFor(() => expect(keys()).toEqual(wanted), { timeout: 10_000 });
  return { edge, heard, expectKeys };
}

it("tells what is gone, and once more for what was on its way", async () => {
  const { edge, heard, expectKeys } = await setup();
  edge.purge(["product:1", "catalog"]);
  await expectKeys(["product:1 catalog", "product:1 catalog"]);
  expect(heard[0]).toMatchObject({ "fastly-key": KEY });
  expect(heard[0]).not.toHaveProperty("fastly-soft-purge");
});

it("tells a key that changes a hundred times at once, and twice more for all that came after", async () => {
  const { edge, expectKeys } = await setup();
  for (let n = 0; n < 100; n++) edge.purge(["product:1"]);
  await expectKeys(["product:1", "product:1", "product:1"]);
});

it("says all when there is too much to name, and in lots what can be named", async () => {
  const { edge, heard, expectKeys } = await setup();
  edge.purge(Array.from({ length: 300 }, (_, n) => `product:${n}`));
  await vi.waitFor(() => expect(heard.length).toBe(4), { timeout: 10_000 });
  expect(heard.map((each) => String(each["surrogate-key"]).split(" ").length)).toEqual([256, 44, 256, 44]);
  heard.length = 0;
  edge.purge(Array.from({ length: 3000 }, (_, n) => `product:${n}`));
  await expectKeys(["all", "all"]);
});

it("tells later what was not heard", async () => {
  const { edge, expectKeys } = await setup({ refusals: 3 });
  edge.purge(["product:1"]);
  await expectKeys(["product:1", "product:1"]);
});

it("lets old pages be shown when it only may have missed something", async () => {
  const { edge, heard, expectKeys } = await setup();
  edge.outdate();
  await expectKeys(["all", "all"]);
  expect(heard[0]).toMatchObject({ "fastly-soft-purge": "1" });
});

it("is set up whole or not at all", () => {
  expect(readEdgeConfig({})).toBeNull();
  expect(() => readEdgeConfig({ EDGE_PURGE_URL: "https://cdn.example/purge" })).toThrow("EDGE_PURGE_KEY");
});
