import { randomBytes } from "node:crypto";
import type { ProductListing } from "@hearth/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { type RunningServer, startServer, testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";
import { operations, send } from "../harness/content/valid-requests.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";

const redisUrl = process.env.REDIS_URL;
// Nobody listens there.
const deadUrl = "redis://127.0.0.1:1";

const shop = testShop({ hasPayments: true, env: { REDIS_URL: deadUrl } });

describe("without a Redis that answers", () => {
  it.each(operations)("%s is answered as ever", async (operation) => {
    expect((await send(shop.api, operation)).faults).toEqual([]);
  });

  it("keeps answers in the process all the same", async () => {
    const read = async () => (await shop.api.post("/country", { limit: 9 })).headers.get("x-cache");
    expect([await read(), await read()]).toEqual(["miss", "hit"]);
  });
});

describe.runIf(redisUrl)("with Redis", () => {
  const env = { REDIS_URL: redisUrl ?? "" };
  testWorker(shop, env);
  const servers: RunningServer[] = [];
  beforeAll(async () => {
    servers.push(await startServer(shop.databaseUrl, env), await startServer(shop.databaseUrl, env));
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  /** A request nobody made before, so that the Redis may be shared with others. */
  const readBy = async (server: RunningServer | undefined, mark: string) => {
    const body = { "no-aggregations": "1", includes: { [mark]: ["id"] } };
    const path = `/product-listing/${id.category("radiators")}`;
    const answer = await server?.api.post<ProductListing>(path, body);
    return {
      cache: answer?.headers.get("x-cache"),
      price: answer?.body.elements.find((each) => each.productNumber === "WZ-T-1")?.calculatedPrice.unitPrice,
    };
  };
  const newMark = () => `run_${randomBytes(8).toString("hex")}`;

  it("one process answers from what another has computed", async () => {
    await eventually(async () => {
      const mark = newMark();
      expect((await readBy(servers[0], mark)).cache).toBe("miss");
      expect((await readBy(servers[1], mark)).cache).toBe("hit");
    }, SEEN_WITHIN_MS);
  });

  it("a change reaches all processes, and what they share", async () => {
    const mark = newMark();
    for (const server of servers) await readBy(server, mark);
    await shop.sql`update product_price set gross_cents = 3700, net_cents = 3109 where product_id = ${id.product("thermostat")}`;
    await eventually(async () => {
      for (const server of servers) expect((await readBy(server, mark)).price).toBe(37);
    }, SEEN_WITHIN_MS);

    const third = await startServer(shop.databaseUrl, env);
    expect((await readBy(third, mark)).price).toBe(37);
    await third.close();
  });
});
