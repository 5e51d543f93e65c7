import { expect, it } from "vitest";
import { createApp } from "./app.server.ts";
import { readConfig } from "../config/config.server.ts";
import { createLog } from "./log.server.ts";
import { shopWithoutPages } from "./shop-without-pages.fixture.ts";

const log = createLog({ write: () => undefined });
const rules = { compileRoutes: () => () => null };

function open() {
  const config = readConfig({ PUBLIC_URL: "http://shop.example", RENDERS_PER_MINUTE: "3" });
  const app = createApp(shopWithoutPages, { config, log }, rules);
  return async (path: string, address: string) => {
    const request = new Request(`http://shop.example${path}`);
    const { status, headers } = await app.handle(request, { requestId: "test", address });
    return { status, retryAfter: headers.get("retry-after") };
  };
}

it("lets nobody have ever new pages rendered, and shows others theirs", async () => {
  const ask = open();
  for (const path of ["/a", "/b", "/c"]) expect((await ask(path, "203.0.113.7")).status).toBe(404);
  const refused = await ask("/d", "203.0.113.7");
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  // What is kept costs nothing.
  expect((await ask("/a", "203.0.113.7")).status).toBe(404);
  expect((await ask("/d", "203.0.113.8")).status).toBe(404);
});

it("does not limit the machine it runs on", async () => {
  const ask = open();
  const statuses = await Promise.all(["/a", "/b", "/c", "/d", "/e"].map((path) => ask(path, "127.0.0.1")));
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
