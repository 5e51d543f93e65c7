import { describe, expect, it } from "vitest";
import { item, lineOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* Trade sees and adds up net prices; the tax comes on top. Until customers sign in, a channel's group is what makes a buyer trade. */
const hose = id.product("hose");

describe("a channel with net prices", () => {
  const shop = testShop({
    prepare: (sql) =>
      sql`update customer_group set display_gross = false where id = ${id.customerGroup("consumer")}`,
  });

  it("adds up net and puts the tax on top", async () => {
    const cart = await newShopper(shop.api).add(item("hose", 2));
    expect(lineOf(cart, hose).price).toMatchObject({
      unitPrice: 100,
      totalPrice: 200,
      calculatedTaxes: [{ taxRate: 19, tax: 38, price: 200 }],
    });
    // 11.80 gross are 9.92 net.
    expect(cart.deliveries[0]?.shippingCosts).toMatchObject({
      totalPrice: 9.92,
      calculatedTaxes: [{ taxRate: 19, tax: 1.88 }],
    });
    expect(cart.price).toMatchObject({
      taxStatus: "net",
      positionPrice: 200,
      netPrice: 209.92,
      totalPrice: 249.8,
      calculatedTaxes: [{ taxRate: 19, tax: 39.88, price: 209.92 }],
    });
    expect(cart.transactions[0]?.amount.totalPrice).toBe(249.8);
  });

  it("takes discounts off the net sum", async () => {
    const shopper = newShopper(shop.api);
    await shopper.add(item("hose", 2));
    const cart = await shopper.redeem("TENOFF");
    expect(lineOf(cart, id.discount("ten-off")).price).toMatchObject({
      totalPrice: -20,
      calculatedTaxes: [{ taxRate: 19, tax: -3.8, price: -20 }],
    });
  });

  it("gives no zero rate: goods for resale are not delivered to the operator", async () => {
    const shopper = newShopper(shop.api);
    await shopper.add(item("hose"));
    const cart = await shopper.tell({ taxDeclaration: "operator" });
    expect(cart.extensions?.hearthTax).toMatchObject({ declarable: false, zeroRatedLineIds: [] });
  });
});

describe("a channel of the trade group", () => {
  const shop = testShop({
    prepare: (sql) => sql`update sales_channel set customer_group_id = ${id.customerGroup("trade")}`,
  });

  it("has the group's own prices", async () => {
    const cart = await newShopper(shop.api).add(item("hose"));
    expect(lineOf(cart, hose).price).toMatchObject({ unitPrice: 79.83, calculatedTaxes: [{ tax: 15.17 }] });
  });

  it("may use what is for this group only", async () => {
    const shopper = newShopper(shop.api);
    await shopper.add(item("hose"));
    expect((await shopper.redeem("TRADE10")).price.positionPrice).toBe(71.85);
  });
});
