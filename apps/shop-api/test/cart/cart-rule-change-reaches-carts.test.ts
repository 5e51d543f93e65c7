import { it } from "vitest";
import { discountsOf, item, newShopper, noticesOf, shippingOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
testWorker(shop);

const withItems = async (...items: readonly object[]) => {
  const shopper = newShopper(shop.api);
  await shopper.add(...items);
  return shopper;
};

it("a price, in a cart that holds the product already", async () => {
  const shopper = await withItems(item("thermostat", 2));
  await expectToReach({
    read: async () => (await shopper.read()).price.positionPrice,
    from: 78,
    change: () => shop.sql`
      update product_price set gross_cents = 4500, net_cents = 3782 where product_id = ${id.product("thermostat")}`,
    to: 90,
  });
});

it("a step of a price", async () => {
  const shopper = await withItems(item("hose", 10));
  await expectToReach({
    read: async () => (await shopper.read()).price.positionPrice,
    from: 1090,
    change: () => shop.sql`
      update product_price set quantity_start = 11 where product_id = ${id.product("hose")} and quantity_start = 10`,
    to: 1190,
  });
});

it("a name", async () => {
  const shopper = await withItems(item("inverter"));
  await expectToReach({
    read: async () => (await shopper.read()).lineItems[0]?.label,
    from: "Wechselrichter Volta",
    change: () => shop.sql`
      update product_translation set name = 'Wechselrichter Volta II'
      where product_id = ${id.product("inverter")} and language_id = ${id.language("de")}`,
    to: "Wechselrichter Volta II",
  });
});

it("stock, at once", async () => {
  const shopper = await withItems(item("valve", 4));
  await expectToReach({
    read: async () => (await shopper.read()).lineItems[0]?.quantity,
    from: 4,
    change: () => shop.sql`update product_stock set stock = 2 where product_id = ${id.product("valve")}`,
    to: 2,
  });
});

it("a promotion that is switched off", async () => {
  const shopper = await withItems(item("kestrel-12", 3));
  await expectToReach({
    read: async () => discountsOf(await shopper.read()).length,
    from: 1,
    change: () => shop.sql`update promotion set active = false where id = ${id.promotion("automatic")}`,
    to: 0,
  });
});

it("a promotion that is switched on", async () => {
  const shopper = await withItems(item("buffer-tank"));
  await expectToReach({
    read: async () => noticesOf(await shopper.redeem("SWITCHEDOFF")),
    from: ["promotion-not-found"],
    change: () => shop.sql`update promotion set active = true where id = ${id.promotion("switched-off")}`,
    to: [],
  });
});

it("what a promotion takes off", async () => {
  const shopper = await withItems(item("buffer-tank"));
  await shopper.redeem("FIVE");
  await expectToReach({
    read: async () => discountsOf(await shopper.read())[0]?.price.totalPrice,
    from: -5,
    change: () => shop.sql`
      update promotion set discounts = jsonb_set(discounts, '{0,value}', '700') where id = ${id.promotion("five-off")}`,
    to: -7,
  });
});

it("a tariff", async () => {
  const shopper = await withItems(item("guide"), item("module-black"));
  await expectToReach({
    read: async () => shippingOf(await shopper.read()),
    from: 60,
    change: () => shop.sql`
      update shipping_tariff set rates = jsonb_set(rates, '{0,steps,0,grossCents}', '6500') where cost_type = 'photovoltaic'`,
    to: 65,
  });
});

it("the postcodes of a zone", async () => {
  const shopper = await withItems(item("buffer-tank"));
  await shopper.tell({ zipcode: "27498" });
  await expectToReach({
    read: async () => (await shopper.read()).extensions?.hearthDelivery?.zone,
    from: "de",
    change: () => shop.sql`
      update shipping_zone set postcodes = postcodes || '[{"from": "27498", "to": "27498"}]' where key = 'de-islands'`,
    to: "de-islands",
  });
});

it("where a payment method is offered", async () => {
  const shopper = await withItems(item("buffer-tank"));
  await expectToReach({
    read: async () => (await shopper.read()).extensions?.hearthDelivery?.availablePaymentMethodIds.length,
    from: 2,
    change: () => shop.sql`
      update payment_method set availability = '{"maxCents": 1000}' where id = ${id.paymentMethod("invoice")}`,
    to: 1,
  });
});
