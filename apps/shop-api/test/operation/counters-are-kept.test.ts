import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";
import { afterAll, describe, expect, it } from "vitest";
import { newMember, tryLogin } from "../harness/account/account.ts";
import { eventually } from "../harness/eventually.ts";
import { type OwnRedis, startOwnRedis } from "../harness/own-redis.ts";
import { type RunningServer, startServer, testShop } from "../harness/test-shop.ts";

/* Attempts are counted where nothing is ever evicted: in a Redis that keeps everything, or in the database. */
const shop = testShop();
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

async function redisWith(...options: string[]) {
  const redis = await startOwnRedis(options);
  stops.push(() => redis.kill());
  return redis;
}

async function serverWith(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(shop.databaseUrl, env);
  stops.push(() => server.close());
  return server;
}

async function keysIn(url: string, pattern: string): Promise<number> {
  const redis = new Redis(url);
  const keys = await redis.keys(pattern);
  redis.disconnect();
  return keys.length;
}

const evicting = ["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"];
const guess = (server: RunningServer, email: string) =>
  tryLogin(server, email, { password: randomBytes(8).toString("hex") });

describe("a Redis that may evict", () => {
  it.each([
    ["allkeys-lru", evicting],
    ["volatile-ttl", ["--maxmemory", "100mb", "--maxmemory-policy", "volatile-ttl"]],
    ["allkeys-lru", [...evicting, "--rename-command", "CONFIG", ""]],
  ])("is refused at start (%s, %j)", async (policy, options) => {
    const { url } = await redisWith(...options);
    await expect(startServer(shop.databaseUrl, { COUNTERS_URL: url })).rejects.toThrow(policy);
  });

  it("is as good as away when it comes later: the table counts", async () => {
    const redis = await redisWith(...evicting);
    await redis.kill();
    const server = await serverWith({ COUNTERS_URL: redis.url });
    await redis.start();
    const { email } = await newMember(shop);
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess(server, email)).status).toBe(401);
    expect((await guess(server, email)).status).toBe(429);
    expect(await keysIn(redis.url, "*attempts:*")).toBe(0);
  });
});

it("in a Redis that keeps everything attempts are counted, and shared", async () => {
  const { url } = await redisWith();
  const servers = [await serverWith({ COUNTERS_URL: url }), await serverWith({ COUNTERS_URL: url })] as const;
  // It is asked once it is connected; until then the table would count.
  await eventually(async () => {
    const { email } = await newMember(shop);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await guess(servers[attempt % 2 === 0 ? 0 : 1], email)).status).toBe(401);
    expect((await guess(servers[0], email)).status).toBe(429);
    expect(await keysIn(url, "*attempts:*")).toBeGreaterThan(0);
  }, 60_000);
});

describe("a Redis that is lost while people guess", () => {
  it.each([
    ["killed", async (redis: OwnRedis) => redis.kill()],
    ["silent", async (redis: OwnRedis) => redis.freeze()],
  ])("leaves the counting to the table (%s)", async (_how, lose) => {
    const redis = await redisWith();
    const server = await serverWith({ COUNTERS_URL: redis.url });
    await eventually(async () => {
      expect((await guess(server, (await newMember(shop)).email)).status).toBe(401);
      expect(await keysIn(redis.url, "*attempts:*")).toBeGreaterThan(0);
    }, 60_000);
    await lose(redis);
    const { email } = await newMember(shop);
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess(server, email)).status).toBe(401);
    expect((await guess(server, email)).status).toBe(429);
  });
});

it("losing every cached answer forgets no attempt", async () => {
  const { url } = await redisWith(...evicting);
  const server = await serverWith({ REDIS_URL: url });
  const { email } = await newMember(shop);
  for (let attempt = 0; attempt < 10; attempt++) expect((await guess(server, email)).status).toBe(401);
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
  expect((await guess(server, email)).status).toBe(429);
});
