import { describe, expect, it } from "vitest";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { checkoutOf, guestWith, order, stockOf, tryOrder } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const FAN = id.product("fan");
const HOSE = id.product("hose");
const setStock = (productId: string, stock: number) =>
  shop.sql`update product_stock set stock = ${stock}, reserved = 0 where product_id = ${productId}`;

describe("an order holds its goods back", () => {
  it("all lines of a product together, and remembers it", async () => {
    await setStock(HOSE, 500);
    const buyer = await guestWith(shop, item("hose", 2), item("hose", 3, { id: "another line" }));
    const placed = await order(shop, buyer);
    expect(await stockOf(shop, HOSE)).toEqual({ stock: 500, reserved: 5 });
    const moved =
      await shop.sql`select product_id, reason, quantity from stock_movement where order_id = ${placed.id}`;
    expect([...moved]).toEqual([{ product_id: HOSE, reason: "ordered", quantity: 5 }]);
  });

  it("sells the last piece once, however many want it", async () => {
    await setStock(FAN, 1);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => guestWith(shop, item("fan"))));
    const answers = await Promise.all(buyers.map((buyer) => tryOrder(shop, buyer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, faults } of answers.filter((each) => each.status !== 200))
      expect([status, ...faults]).toEqual([400, "400 CHECKOUT__CART_INVALID"]);
    expect(await stockOf(shop, FAN)).toEqual({ stock: 1, reserved: 1 });
  });

  it("goes beyond the stock only where the delivery promise said so", async () => {
    await setStock(HOSE, 3);
    const late = await guestWith(shop, item("hose", 4));
    const placed = await order(shop, late);
    expect(placed.amountTotal).toBeGreaterThan(0);
    expect(await stockOf(shop, HOSE)).toEqual({ stock: 3, reserved: 4 });
  });

  it("refuses the summary when the promise counted on goods that are gone meanwhile", async () => {
    await setStock(HOSE, 3);
    await shop.sql`update product set restock_time_days = 20 where id = ${HOSE}`;
    const buyer = await guestWith(shop, item("hose", 2));
    const wish = checkoutOf(await buyer.shopper.read());
    await shop.sql`update product_stock set reserved = 2 where product_id = ${HOSE}`;
    expect((await tryOrder(shop, buyer, wish)).faults).toEqual(["409 CHECKOUT__CART_HASH_MISMATCH"]);
    expect(await stockOf(shop, HOSE)).toEqual({ stock: 3, reserved: 2 });
  });

  it("does not stock files", async () => {
    const before = await stockOf(shop, id.product("guide"));
    await order(shop, await guestWith(shop, item("guide")));
    expect(await stockOf(shop, id.product("guide"))).toEqual(before);
  });
});
