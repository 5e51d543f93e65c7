import type { ProductListing } from "@hearth/contract";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { startOwnRedis } from "../harness/own-redis.ts";
import { openSlowNetwork } from "../harness/slow-network.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

/* A price that changed is seen, whatever happens to the shared cache that holds the old one. */
const redis = await startOwnRedis();
/** Between the worker, which makes caches forget, and the cache. */
const network = await openSlowNetwork(redis.url);
const shop = testShop({ env: { REDIS_URL: redis.url } });
testWorker(shop, { REDIS_URL: network.url });
const inside = new Redis(redis.url);
afterAll(async () => {
  inside.disconnect();
  await network.close();
  await redis.kill();
});

/** Two seconds, and a slow machine. */
const SEEN_MS = 20_000;
/** In euros; each is new. */
let price = 100;
const read = async () => {
  const { body } = await shop.api.post<ProductListing>(`/product-listing/${id.category("radiators")}`);
  return body.elements.find(({ productNumber }) => productNumber === "WZ-T-1")?.calculatedPrice.unitPrice;
};
/** As another process would, which remembers nothing itself. */
const readAnew = () => {
  shop.services.cache.clear();
  return read();
};
const change = () => {
  price += 1;
  return shop.sql`update product_price set gross_cents = ${price * 100}, net_cents = ${price * 100}
    where product_id = ${id.product("thermostat")}`;
};
const untilSeen = () => eventually(async () => expect(await read()).toBe(price), SEEN_MS);
/** The worker is done with it. */
const untilTold = () =>
  eventually(async () => expect(await shop.sql`select from outbox`).toHaveLength(0), SEEN_MS);
const untilShared = () =>
  eventually(async () => {
    await readAnew();
    expect(await inside.keys("*answer:*")).not.toEqual([]);
  }, SEEN_MS);

afterEach(async () => {
  await inside.config("SET", "maxmemory", "0");
  network.delay(0);
  network.connected(true);
});

/** The price as it is stands in the shared cache, and nothing else does. */
beforeEach(async () => {
  await change();
  await untilSeen();
  await untilTold();
  await inside.flushall();
  await untilShared();
});

it("one that is full and evicts nothing", async () => {
  await inside.config("SET", "maxmemory-policy", "noeviction");
  await inside.config("SET", "maxmemory", "1mb");
  await expect(inside.set("more", "x")).rejects.toThrow("OOM");
  await change();
  await untilSeen();
  expect(await readAnew()).toBe(price);
});

it("one that evicts what it knows of changes, and not the answers", async () => {
  await change();
  await untilSeen();
  const versions = await inside.keys("*version:*");
  if (versions.length > 0) await inside.del(versions);
  expect(await readAnew()).toBe(price);
});

it("one whose word about changes is of another kind", async () => {
  for (const key of await inside.keys("*version:*")) {
    await inside.del(key);
    await inside.rpush(key, "x");
  }
  await readAnew();
  await change();
  await untilSeen();
  expect(await readAnew()).toBe(price);
});

it("one that takes 200 ms to answer the worker", async () => {
  network.delay(200);
  await change();
  await untilSeen();
  expect(await readAnew()).toBe(price);
});

it("one that the worker has lost: the change is told once more when it is back", async () => {
  network.connected(false);
  await change();
  // The news was told, and the old answer found behind it.
  await untilTold();
  network.connected(true);
  await untilSeen();
  expect(await readAnew()).toBe(price);
});
