import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createApp } from "./app.server.ts";
import type { App } from "./app.server.ts";
import { readConfig } from "../config/config.server.ts";
import { createLog } from "./log.server.ts";
import { shopWithPages } from "./shop-with-pages.fixture.server.ts";

/* The shop API takes every question and answers none. */
const DEADLINE_MS = 8000;
const isSilent = { now: false };
const languages = { elements: [{ id: "de", translationCode: { code: "de-DE" } }] };

const server = createServer((request, response) => {
  if (isSilent.now) return;
  const body = request.url?.endsWith("/language") ? languages : { elements: [] };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
});
let app: App;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const config = readConfig({
    PUBLIC_URL: "http://shop.example",
    SHOP_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/store-api`,
  });
  const log = createLog({ write: () => undefined });
  app = createApp(shopWithPages, { config, log }, { compileRoutes: () => () => null });
});
afterEach(() => {
  vi.useRealTimers();
  isSilent.now = false;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string) {
  const request = new Request(`http://shop.example${path}`);
  const { status, headers } = await app.handle(request, { requestId: "test", address: "127.0.0.1" });
  return { status, retryAfter: headers.get("retry-after"), cache: headers.get("x-cache") };
}

/** The shop heard the next question. */
const asked = () => new Promise((resolve) => server.once("request", resolve));

it.each(["/new", "/checkout/cart"])(
  "%s says not now when the deadline has passed, and is there again with the shop",
  async (path) => {
    await ask("/kept");
    isSilent.now = true;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let isAnswered = false;
    const heard = asked();
    const waiting = ask(path).finally(() => {
      isAnswered = true;
    });
    await heard;
    expect(await ask("/kept")).toMatchObject({ status: 200, cache: "hit" });
    vi.advanceTimersByTime(DEADLINE_MS - 1);
    expect(isAnswered).toBe(false);
    vi.advanceTimersByTime(1);
    const answer = await waiting;
    expect(answer.status).toBe(503);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);

    isSilent.now = false;
    expect((await ask(path)).status).toBe(200);
    expect((await ask("/kept")).cache).toBe("hit");
  },
);
