import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { type OwnRedis, startOwnRedis } from "../harness/own-redis.ts";
import { startServer, testShop } from "../harness/test-shop.ts";

/* However a request is written, it is one answer in the cache, under a short name, and its size is counted. */
const shop = testShop();
const path = `/store-api/product-listing/${id.category("radiators")}`;
const headers = { "sw-access-key": id.accessKey, "content-type": "application/json" };

async function post(origin: string, body: string): Promise<string | null> {
  const answer = await fetch(origin + path, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  await answer.text();
  return answer.headers.get("x-cache");
}

const plain = `{"limit":2,"p":1,"includes":{"product":["id","name"]}}`;
const spellings = [
  `{ "limit" : 2 , "p" : 1 , "includes" : { "product" : [ "id" , "name" ] } }`,
  `{"p":1,"includes":{"product":["id","name"]},"limit":2}`,
  `{"p":"1","limit":"2","includes":{"product":["id","name"]}}`,
  `{"\\u0070":1,"limit":2,"includes":{"product":["id","\\u006eame"]}}`,
  `{"limit":9,"limit":2,"p":1,"includes":{"product":["id","name"]}}`,
  `{"limit":2,"p":1,"includes":{"product":["id","name"]},"min-price":null,"order":""}`,
];

it("many spellings of a request are one answer", async () => {
  expect(await post(shop.origin, plain)).toBe("miss");
  for (const body of spellings) expect([body, await post(shop.origin, body)]).toEqual([body, "hit"]);
});

it("150 padded requests do not grow the cache", async () => {
  await post(shop.origin, plain);
  const before = shop.services.cache.size();
  for (let length = 1; length <= 150; length++)
    expect(await post(shop.origin, plain.replace(",", `,${" ".repeat(length * 1000)}`))).toBe("hit");
  expect(shop.services.cache.size()).toEqual(before);
});

it("what is asked by GET is what is asked by POST", async () => {
  await post(shop.origin, `{"limit":3}`);
  const answer = await fetch(`${shop.origin}${path}?limit=3`, { headers });
  expect([answer.status, answer.headers.get("x-cache")]).toEqual([200, "hit"]);
});

it("another question is another answer", async () => {
  const sizeAfter = async (body: string) => {
    await post(shop.origin, body);
    return shop.services.cache.size();
  };
  const one = await sizeAfter(`{"limit":4}`);
  const two = await sizeAfter(`{"limit":5}`);
  expect(two.entries).toBe(one.entries + 1);
  expect(two.bytes).toBeGreaterThan(one.bytes);
});

describe("in Redis", () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  afterAll(() => redis?.kill());

  it("names are short, and one for every spelling", async () => {
    const server = await startServer(shop.databaseUrl, { REDIS_URL: redis.url });
    const client = new Redis(redis.url);
    const names = () => client.keys("*answer:*");
    // Until it is connected nothing is shared.
    await eventually(async () => {
      server.services.cache.clear();
      await post(server.origin, plain);
      expect(await names()).toHaveLength(1);
    }, 60_000);
    for (const body of spellings) {
      server.services.cache.clear();
      expect(await post(server.origin, body)).toBe("hit");
    }
    expect(await names()).toHaveLength(1);
    expect((await names())[0]?.length).toBeLessThan(150);
    client.disconnect();
    await server.close();
  });
});
