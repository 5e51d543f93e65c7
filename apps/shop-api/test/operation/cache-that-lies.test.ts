import { randomBytes } from "node:crypto";
import { type Endpoint, endpoints } from "@hearth/contract";
import { Redis } from "ioredis";
import { afterAll, expect, it } from "vitest";
import { operations, send } from "../harness/content/valid-requests.ts";
import { eventually } from "../harness/eventually.ts";
import { item, newShopper, quantitiesOf } from "../harness/order/cart.ts";
import { startOwnRedis } from "../harness/own-redis.ts";
import { openSlowNetwork } from "../harness/slow-network.ts";
import { testShop } from "../harness/test-shop.ts";

/* The shared cache holds what nobody put there, forgets all of it, or takes its time: shoppers are shown what is so. */
const redis = await startOwnRedis();
const network = await openSlowNetwork(redis.url);
const shop = testShop({ env: { REDIS_URL: network.url } });
const inside = new Redis(redis.url);
afterAll(async () => {
  inside.disconnect();
  await network.close();
  await redis.kill();
});

const reads = operations.filter((operation) => (endpoints[operation] as Endpoint).cache === "public");

/** What a process answers that remembers nothing itself. */
async function readAll() {
  shop.services.cache.clear();
  const answers = await Promise.all(reads.map((operation) => send(shop.api, operation)));
  const hits = reads.filter((_, n) => answers[n]?.headers.get("x-cache") === "hit");
  return { bodies: answers.map(({ body }) => body), hits };
}

/** Waits until each of these came from there once: on a busy machine now and then one does not come in time. */
async function untilShared(wanted: readonly string[]) {
  const seen = new Set<string>();
  await eventually(async () => {
    for (const operation of (await readAll()).hits) seen.add(operation);
    expect(wanted.filter((operation) => !seen.has(operation))).toEqual([]);
  }, 60_000);
}

/** Only when they are made it is known what they depend on, so they stay in their process. */
const unshared = ["readLandingPage", "readCms"];
const shared = reads.filter((operation) => !unshared.includes(operation));

/** Everything that can be shared is there; answers what is right. */
async function fill() {
  await inside.flushall();
  await untilShared(shared);
  return (await readAll()).bodies;
}

/** Each key is given one of these, in turn. */
const poisons: ((key: string, next: string) => Promise<unknown>)[] = [
  (key) => inside.set(key, randomBytes(500)),
  (key) => inside.set(key, ""),
  (key) => inside.set(key, '{"elements":[],"apiAlias":"x"}'),
  async (key) => inside.set(key, await inside.getrange(key, 0, 60)),
  (key, next) => inside.copy(next, key, "REPLACE"),
  async (key) => {
    await inside.del(key);
    await inside.rpush(key, "x");
  },
];

async function poisonAll(kind: "answer" | "version") {
  const found = await inside.keys(`*${kind}:*`);
  expect(found.length).toBeGreaterThan(poisons.length);
  // One after the other: some are another's other.
  for (const [n, key] of found.entries())
    await poisons[n % poisons.length]?.(key, found[(n + 1) % found.length] ?? "");
}

it("answers that are not what was put there are made anew, and put right", async () => {
  const right = await fill();
  await poisonAll("answer");
  const lied = await readAll();
  expect(lied.bodies).toEqual(right);
  expect(lied.hits).toEqual([]);
  await untilShared(shared);
  expect((await readAll()).bodies).toEqual(right);
});

it("so are versions", async () => {
  const right = await fill();
  await poisonAll("version");
  expect((await readAll()).bodies).toEqual(right);
  await untilShared(shared);
});

it("whoever empties it while people read costs nobody an answer or a cart", async () => {
  const right = await fill();
  const shopper = newShopper(shop.api);
  for (let round = 1; round <= 3; round++) {
    const [read, cart] = await Promise.all([readAll(), shopper.add(item("hose")), inside.flushall()]);
    expect(read.bodies).toEqual(right);
    expect(quantitiesOf(cart).map(([, quantity]) => quantity)).toEqual([round]);
  }
});

it("when each word takes 200 ms nobody waits for it longer than once, and carts do not wait", async () => {
  const right = await fill();
  network.delay(200);
  const begun = performance.now();
  const slow = await readAll();
  const readMs = performance.now() - begun;
  expect(slow.bodies).toEqual(right);
  expect(slow.hits).toEqual([]);
  // A tenth of a second for all of them at once; the rest is the machine's.
  expect(readMs).toBeLessThan(10_000);
  const cart = await newShopper(shop.api).add(item("hose", 2));
  expect(quantitiesOf(cart).map(([, quantity]) => quantity)).toEqual([2]);
  network.delay(0);
  await untilShared(shared);
});
