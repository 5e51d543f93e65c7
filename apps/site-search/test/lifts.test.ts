import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../../shop-api/test/harness/content/catalogue-ids.ts";
import { eventually } from "../../shop-api/test/harness/eventually.ts";
import { serviceKey } from "../../shop-api/test/harness/test-config.ts";
import { createAdminServer } from "../../shop-api/src/http/admin-server.ts";
import { keepHouse } from "../src/stats/housekeeping.ts";
import { computeLifts } from "../src/stats/lifts.ts";
import { testSiteSearch } from "./harness/test-site-search.ts";

const site = testSiteSearch();
const PATIENCE_MS = 60_000;
const term = "Solarmodul";
let door: FastifyInstance;
let lifts: { url: string; serviceKey: string };

beforeAll(async () => {
  door = createAdminServer(site.shop.services);
  lifts = { url: await door.listen({ host: "127.0.0.1", port: 0 }), serviceKey };
});
afterAll(() => door.close());

const kept = () => site.shop.sql`select term_key, product_id, strength from search_lift order by product_id`;
const order = async () => (await site.client().search({ term })).results.map(({ foreignKey }) => foreignKey);

/** Somebody searches, perhaps without being counted, and takes what stands at the place. */
async function choose(visitor: number, place: number): Promise<void> {
  const sessionId = `visitor-${visitor}`;
  const { results } = await site.client().search({ term, ...(visitor % 2 === 0 && { sessionId }) });
  const id = results[place - 1]?.foreignKey ?? "";
  await site.client().stats("click", { session_id: sessionId, id, query: term, position: place });
}

it("moves up what people choose, though it stands further down", async () => {
  const [first, second] = await order();
  for (let visitor = 0; visitor < 20; visitor++) await choose(visitor, 2);
  await eventually(async () => {
    expect(await site.shop.sql`select from site_search.search`).toHaveLength(21);
  }, PATIENCE_MS);

  const [lift] = await computeLifts(site.services.sql);
  expect(lift).toMatchObject({ term: "solarmodul", productId: second, sessions: 20 });
  await keepHouse(site.services.sql, lifts);
  expect(await kept()).toMatchObject([{ term_key: "solarmodul", product_id: second }]);
  expect(new Set([first, second])).toEqual(new Set([product("module-black"), product("module-white")]));
});

it("tells nothing where it is switched off, and takes back what is no longer true", async () => {
  await site.shop.sql`delete from site_search.event`;
  await keepHouse(site.services.sql, null);
  expect(await kept()).toHaveLength(1);
  await keepHouse(site.services.sql, lifts);
  expect(await kept()).toHaveLength(0);
});

it("says so when the shop refuses", async () => {
  await expect(keepHouse(site.services.sql, { ...lifts, serviceKey: "wrong" })).rejects.toThrow(
    "the shop answered 401 to the lifts",
  );
});
