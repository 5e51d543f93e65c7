import type { Cart } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { errorsOf, item, newShopper, noticesOf, quantitiesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * The valve is the last of its kind: 5 pieces, sold from 2 to 10 in steps of 2. So 4 can be had at most.
 * The hose has no limit of its own: the shop's 100 counts.
 */
const shop = testShop();
const visitor = () => newShopper(shop.api);
const valve = id.product("valve");
const setStock = (stock: number) =>
  shop.sql`update product_stock set stock = ${stock} where product_id = ${valve}`;

const told = (cart: Cart) =>
  errorsOf(cart).map(({ key, level, block, parameters }) => ({ key, level, block, parameters }));
const valveNotice = (code: string, quantity: number) => ({
  key: code + valve,
  level: 10,
  block: true,
  parameters: { name: "Thermostatventil Duo", quantity },
});

describe("a wanted quantity", () => {
  it.each([
    [1, 2, "min-order-quantity"],
    [2, 2, null],
    [3, 2, "purchase-steps-quantity"],
    [4, 4, null],
    [5, 4, "product-stock-reached"],
    [6, 4, "product-stock-reached"],
    [1_000_000, 4, "product-stock-reached"],
  ])("of %d becomes %d: %s [179, 314]", async (wanted, given, notice) => {
    const shopper = visitor();
    const cart = await shopper.add(item("valve", wanted));
    expect(quantitiesOf(cart)).toEqual([[valve, given]]);
    expect(told(cart)).toEqual(notice ? [valveNotice(notice, given)] : []);
    expect(cart.price.positionPrice).toBe((2490 * given) / 100);
  });

  it("is corrected by the same rules when it is set", async () => {
    const shopper = visitor();
    await shopper.add(item("valve", 4));
    const cart = await shopper.set(valve, 1);
    expect(quantitiesOf(cart)).toEqual([[valve, 2]]);
    expect(told(cart)).toEqual([valveNotice("min-order-quantity", 2)]);
  });

  it("is corrected for good, so that it is told once", async () => {
    const shopper = visitor();
    await shopper.add(item("valve", 9));
    const again = await shopper.read();
    expect(quantitiesOf(again)).toEqual([[valve, 4]]);
    expect(again.errors).toEqual([]);
  });

  it("above the shop's own limit becomes 100", async () => {
    const cart = await visitor().add(item("hose", 101));
    expect(quantitiesOf(cart)).toEqual([[id.product("hose"), 100]]);
    expect(told(cart)).toEqual([
      {
        key: `product-stock-reached${id.product("hose")}`,
        level: 10,
        block: true,
        parameters: { name: "Heizungsrohr 16 mm", quantity: 100 },
      },
    ]);
  });

  it("above the stock is fine where more is made", async () => {
    const cart = await visitor().add(item("kestrel-12", 3));
    expect(quantitiesOf(cart)).toEqual([[id.product("kestrel-12"), 3]]);
    expect(cart.errors).not.toHaveProperty(`product-stock-reached${id.product("kestrel-12")}`);
  });

  it("of what is sold out for good leaves no line", async () => {
    const shopper = visitor();
    const cart = await shopper.add(item("fan"), item("hose"));
    expect(quantitiesOf(cart)).toEqual([[id.product("hose"), 1]]);
    expect(told(cart)).toEqual([
      {
        key: `product-out-of-stock${id.product("fan")}`,
        level: 20,
        block: true,
        parameters: { name: "Heizkörperlüfter Brise" },
      },
    ]);
    expect((await shopper.read()).errors).toEqual([]);
  });
});

it("every line says what can be had", async () => {
  const cart = await visitor().add(item("valve", 2), item("hose"));
  expect(cart.lineItems.map((line) => line.quantityInformation)).toEqual([
    expect.objectContaining({ minPurchase: 2, maxPurchase: 4, purchaseSteps: 2 }),
    expect.objectContaining({ minPurchase: 1, maxPurchase: 100, purchaseSteps: 1 }),
  ]);
});

it("two lines share what is left of a close-out, the earlier one first", async () => {
  const shopper = visitor();
  const second = item("valve", 2, { id: "second" });
  await shopper.add(item("valve", 2), second);
  const cart = await shopper.add(item("valve", 2));
  expect(quantitiesOf(cart)).toEqual([[valve, 4]]);
  expect(noticesOf(cart)).toEqual(["product-out-of-stock"]);
  const more = await shopper.add(second);
  expect(quantitiesOf(more)).toEqual([[valve, 4]]);
});

it("stock that falls between two reads cuts the line and tells it once, in the shopper's language", async () => {
  const shopper = newShopper(shop.api, { "sw-language-id": id.language("pl") });
  await shopper.add(item("valve", 4));
  try {
    await setStock(3);
    const cart = await shopper.read();
    expect(quantitiesOf(cart)).toEqual([[valve, 2]]);
    expect(errorsOf(cart)).toMatchObject([
      {
        messageKey: "product-stock-reached",
        parameters: { name: "Zawór termostatyczny Duo", quantity: 2 },
      },
    ]);
    expect((await shopper.read()).errors).toEqual([]);

    await setStock(1);
    const emptied = await shopper.read();
    expect(emptied.lineItems).toEqual([]);
    expect(noticesOf(emptied)).toEqual(["product-out-of-stock"]);
    expect((await shopper.read()).errors).toEqual([]);
  } finally {
    await setStock(5);
  }
});

it("what others have reserved cannot be had", async () => {
  const shopper = visitor();
  await shop.sql`update product_stock set reserved = 2 where product_id = ${valve}`;
  try {
    expect(quantitiesOf(await shopper.add(item("valve", 4)))).toEqual([[valve, 2]]);
  } finally {
    await shop.sql`update product_stock set reserved = 0 where product_id = ${valve}`;
  }
});

it("a product that stops being sold leaves the cart with a word", async () => {
  const shopper = visitor();
  const thermostat = id.product("thermostat");
  await shopper.add(item("thermostat"), item("hose"));
  await shop.sql`delete from product_read where product_id = ${thermostat}`;
  const cart = await shopper.read();
  expect(quantitiesOf(cart)).toEqual([[id.product("hose"), 1]]);
  expect(told(cart)).toEqual([
    { key: `product-not-found${thermostat}`, level: 20, block: true, parameters: { id: thermostat } },
  ]);
  expect((await shopper.read()).errors).toEqual([]);
});
