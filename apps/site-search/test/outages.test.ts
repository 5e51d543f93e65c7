import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createShopClient } from "../src/shop/shop-client.ts";
import { hashid, testSiteSearch } from "./harness/test-site-search.ts";

const away = testSiteSearch({ env: () => ({ SHOP_API_URL: "http://127.0.0.1:9/store-api" }) });

it("says that the shop does not answer, and when to come again", async () => {
  const answer = await away.ask(`${hashid}/_search?query=solar`);
  expect([answer.status, answer.body]).toEqual([503, { code: "shop_unreachable" }]);
  expect(answer.headers.get("retry-after")).toBe("5");
});

const withoutDatabase = testSiteSearch({
  env: () => ({ DATABASE_URL: "postgres://hearth@127.0.0.1:9/nothing" }),
});

it("searches and suggests without the database, and says that it does not count", async () => {
  const { client } = withoutDatabase;
  expect((await client().search({ term: "Solarmodul", sessionId: "s" })).total).toBe(2);
  expect((await client().suggest("solar")).products).not.toEqual([]);
  const answer = await withoutDatabase.ask(`${hashid}/stats/init?session_id=s`, { method: "PUT" });
  expect([answer.status, answer.body]).toEqual([503, { code: "stats_unreachable" }]);
  const ready = await fetch(`${withoutDatabase.origin}/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", database: false }]);
});

it("gives up when the shop takes too long", async () => {
  const slow = createServer(() => {}).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const askSlowly = createShopClient(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`, () => {});
  const call = { accessKey: "x", signal: AbortSignal.timeout(50) };
  await expect(askSlowly("/search", {}, call)).rejects.toMatchObject({ code: "too_slow", status: 503 });
  slow.closeAllConnections();
  slow.close();
});
