import { isAvailable, maxPurchase } from "@hearth/rules";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { item } from "../harness/order/cart.ts";
import { testShop } from "../harness/test-shop.ts";

/* A sale makes stale what shows it, and nothing else. */
const shop = testShop();
const valve = id.product("valve");

/** What caches are told of. */
const told = () =>
  shop.sql<{ entity: string; entity_id: string }[]>`
    select entity, replace(entity_id::text, '-', '') as entity_id from outbox order by id`;
const setStock = (productId: string, stock: number) =>
  shop.sql`update product_stock set stock = ${stock} + reserved where product_id = ${productId}`;

beforeAll(async () => {
  await shop.sql`update product set is_closeout = true, min_purchase = 1, max_purchase = null, purchase_steps = 1
    where id = ${valve}`;
});

beforeEach(async () => {
  await setStock(valve, 50);
  await shop.sql`delete from outbox`;
});

it("a sale of something that does not end with its stock is told to nobody", async () => {
  await shop.sql`update product set is_closeout = false where id = ${id.product("hose")}`;
  const buyer = await guestWith(shop, item("hose", 2));
  await shop.sql`delete from outbox`;
  await order(shop, buyer);
  expect(await told()).toEqual([]);
});

describe("of what ends with its stock", () => {
  it.each([
    ["more are left than one may buy", 400, 300, []],
    ["less may be bought at once", 50, 49, ["stock_left"]],
    ["the last pieces go", 50, 0, ["stock"]],
    ["pieces come", 0, 50, ["stock"]],
  ] as const)("%s", async (_what, from, to, entities) => {
    await setStock(valve, from);
    await shop.sql`delete from outbox`;
    await setStock(valve, to);
    expect((await told()).map(({ entity }) => entity)).toEqual(entities);
  });

  it("the database sees what the rule sees", async () => {
    for (const [at_least, at_most, steps] of [
      [1, null, 1],
      [2, 10, 2],
      [3, 20, 4],
    ] as const) {
      const rule = { minPurchase: at_least, maxPurchase: at_most, purchaseSteps: steps, closeout: true };
      const frees = Array.from({ length: 130 }, (_, n) => n - 5);
      const rows = await shop.sql<{ most: number }[]>`
        select max_purchase_of_rest(free, ${at_least}, ${at_most}, ${steps}) as most from unnest(${frees}::int[]) free`;
      expect(rows.map(({ most }) => most)).toEqual(frees.map((free) => maxPurchase(rule, free)));
      expect(rows.map(({ most }) => most > 0)).toEqual(frees.map((free) => isAvailable(rule, free)));
    }
  });
});
