import { randomBytes } from "node:crypto";
import { Client } from "@opensearch-project/opensearch";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { openEngineProxy } from "../harness/engine-proxy.ts";
import { eventually } from "../harness/eventually.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

/** ENGINE_OUTAGES=20 for the long run. */
const runs = Array.from({ length: Number(process.env["ENGINE_OUTAGES"] ?? 1) }, (_, at) => at + 1);

const proxy = await openEngineProxy();
const prefix = `shop${randomBytes(6).toString("hex")}`;
// Nothing is kept, so that every question is asked of an index.
const env = { OPENSEARCH_URL: proxy.url, OPENSEARCH_PREFIX: prefix, CACHE_ENTRIES: "0" };
const shop = testShop({ env });
testWorker(shop, env);
const engine = new Client({ node: process.env["TEST_OPENSEARCH_URL"] ?? "" });

const cheapest = async () => numbersOf(await listing(shop, "radiators", { order: "price-asc", limit: 1 }));
/** Both engines find the same; among equals each has its own order. */
const found = async (term: string) => {
  const { body } = await shop.api.post<Parameters<typeof numbersOf>[0]>("/search", { search: term });
  return numbersOf(body).toSorted();
};
const setPrice = (cents: number) =>
  shop.sql`update product_price set gross_cents = ${cents}, net_cents = ${cents} where product_id = ${id.product("thermostat")}`;
const waiting = async () => (await shop.sql`select from catalog_index.engine_queue`).length;
/** The worker has given the engine up. Before that nobody was told of the change, and the engine may tell what was before. */
const engineIsBehind = () => eventually(async () => expect(await waiting()).toBeGreaterThan(0), 20_000);

/** Filled, fed, rested, and asked again. */
const engineAnswers = () =>
  eventually(async () => {
    const { body: isFilled } = await engine.indices.exists({ index: `${prefix}-*`, allow_no_indices: false });
    expect(isFilled).toBe(true);
    expect(await waiting()).toBe(0);
    const before = proxy.passed;
    await cheapest();
    expect(proxy.passed).toBeGreaterThan(before);
  }, 20_000);
const cheapestIs = (number: string) =>
  eventually(async () => expect(await cheapest()).toEqual([number]), 20_000);

beforeAll(engineAnswers, 60_000);
beforeEach(async () => {
  proxy.set("open");
  await setPrice(3900);
  await cheapestIs("WZ-V-12");
  await engineAnswers();
});
afterAll(async () => {
  await engine.indices.delete({ index: `${prefix}-*` });
  await engine.close();
  await proxy.close();
});

it("a price reaches a listing of the engine soon", async () => {
  const begun = performance.now();
  await setPrice(1000);
  await cheapestIs("WZ-T-1");
  expect(performance.now() - begun).toBeLessThan(SEEN_WITHIN_MS);
  expect(await waiting()).toBe(0);
});

describe.each(["gone", "frozen", "cut", "deaf"] as const)("an engine that is %s", (state) => {
  it.each(runs)("is answered for by PostgreSQL, misses nothing and catches up by itself (%i)", async () => {
    const known = await found("Thermostat");
    proxy.set(state);
    expect(await found("Thermostat")).toEqual(known);
    await setPrice(1000);
    await cheapestIs("WZ-T-1");
    await engineIsBehind();
    proxy.set("open");
    await engineAnswers();
    expect(await cheapest()).toEqual(["WZ-T-1"]);
    expect(await found("Thermostat")).toEqual(known);
  });
});

it.each(runs)("an engine that takes no changes is given them later (%i)", async () => {
  await engine.indices.putSettings({ index: `${prefix}-*`, body: { "index.blocks.write": true } });
  await setPrice(1000);
  await cheapestIs("WZ-T-1");
  await engineIsBehind();
  await engine.indices.putSettings({ index: `${prefix}-*`, body: { "index.blocks.write": null } });
  await engineAnswers();
  expect(await cheapest()).toEqual(["WZ-T-1"]);
});

it.each(runs)("an engine that lost everything is filled again (%i)", async () => {
  await engine.indices.delete({ index: `${prefix}-*` });
  expect(await cheapest()).toEqual(["WZ-V-12"]);
  await engineAnswers();
  expect(await cheapest()).toEqual(["WZ-V-12"]);
});

it.each(runs)("nobody notices that all of it is made anew (%i)", async () => {
  await shop.sql`insert into catalog_index.engine_queue (family_id) values (${"0".repeat(32)})`;
  let asked = 0;
  while ((await waiting()) > 0 || asked < 50) {
    const [listed, searched] = await Promise.all([cheapest(), found("Thermostat")]);
    expect([listed, searched.includes("WZ-T-1")]).toEqual([["WZ-V-12"], true]);
    asked += 1;
  }
});
