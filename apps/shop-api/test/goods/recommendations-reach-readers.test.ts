import { expect, it } from "vitest";
import { COUNT_ORDERS } from "../../src/modules/recommendation/index.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { insertPurchases, three } from "../harness/payment/given-purchase.ts";
import { recommended } from "../harness/content/recommended.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

/* The job lies in PostgreSQL, the worker does it, and answers that were kept are given up. */
const shop = testShop();
testWorker(shop);

it("counts in the worker, and a kept answer follows [43]", async () => {
  const about = { productIds: [id.product("hose")] };
  expect((await recommended(shop, about)).basis).toBe("assortment");
  await insertPurchases(shop.sql, three, { products: ["hose", "valve", "thermostat", "buffer-tank"] });
  await shop.sql`select graphile_worker.add_job(${COUNT_ORDERS}, '{}'::json)`;
  await eventually(async () => expect((await recommended(shop, about)).basis).toBe("together"), 20_000);
});

it("does so every night", async () => {
  const planned =
    await shop.sql`select from graphile_worker._private_known_crontabs where identifier = ${COUNT_ORDERS}`;
  expect(planned).toHaveLength(1);
});
