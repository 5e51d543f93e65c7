import { beforeAll, describe, expect, it } from "vitest";
import { address, newGuest } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { checkoutOf, guestWith, orderCount, tryOrder } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";
import { keyOf } from "../harness/account/session-keys.ts";

const shop = testShop();
let other: string;
beforeAll(() => {
  other = id.paymentMethod("invoice");
});

describe("an order is refused", () => {
  it("when nobody is signed in [221]", async () => {
    const { faults } = await shop.api.post("/checkout/order", {});
    expect(faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
  });

  it("when the cart is empty", async () => {
    const buyer = await newGuest(shop);
    expect((await tryOrder(shop, buyer)).faults).toEqual(["400 CHECKOUT__CART_EMPTY"]);
  });

  it("when goods are gone", async () => {
    const buyer = await guestWith(shop, item("fan"));
    await shop.sql`update product_stock set stock = 1 where product_id = ${id.product("fan")}`;
    await buyer.shopper.add(item("fan"));
    await shop.sql`update product_stock set stock = 0 where product_id = ${id.product("fan")}`;
    expect((await tryOrder(shop, buyer)).faults).toEqual(["400 CHECKOUT__CART_INVALID"]);
    expect(await orderCount(shop, buyer.email)).toBe(0);
  });

  it("when the chosen payment method is not offered for it", async () => {
    const buyer = await guestWith(shop);
    await buyer.shopper.choose({ paymentMethodId: other });
    await shop.sql`update cart set content = jsonb_set(content::jsonb, '{lines,0,quantity}', '300')::json
      where context_key = ${keyOf(shop.sql, buyer.token)}`;
    expect((await tryOrder(shop, buyer)).faults).toEqual(["400 CHECKOUT__UNKNOWN_PAYMENT_METHOD"]);
  });
});

describe("an order is refused when it differs from what was shown", () => {
  const shown = async () => {
    const buyer = await guestWith(shop, item("hose", 2));
    return { buyer, wish: checkoutOf(await buyer.shopper.read()) };
  };
  const refused = ["409 CHECKOUT__CART_HASH_MISMATCH"];

  it.each<[string, (token: string, email: string) => Promise<unknown>]>([
    [
      "a price",
      async () => {
        await shop.sql`update product_read set doc = jsonb_set(doc::jsonb, '{prices,0,tiers,0,grossCents}', '12000')::json,
          revision = nextval('product_revision') where product_id = ${id.product("hose")}`;
      },
    ],
    [
      "the way to pay",
      (token) =>
        shop.sql`update shop_context set payment_method_id = ${other} where context_key = ${keyOf(shop.sql, token)}`,
    ],
    [
      "the address",
      (_, email) =>
        shop.sql`update customer_address a set street = 'Anderswo 2' from customer c
          where a.customer_id = c.id and c.email = ${email}`,
    ],
    [
      "what is in the cart",
      (token) =>
        shop.sql`update cart set content = jsonb_set(content::jsonb, '{lines,0,quantity}', '3')::json where context_key = ${keyOf(shop.sql, token)}`,
    ],
    [
      "the tax declaration",
      (token) =>
        shop.sql`update cart set content = jsonb_set(content::jsonb, '{taxDeclaration}', '"operator"')::json
          where context_key = ${keyOf(shop.sql, token)}`,
    ],
    [
      "the currency",
      (token) =>
        shop.sql`update shop_context set currency_id = ${id.currency("pln")} where context_key = ${keyOf(shop.sql, token)}`,
    ],
  ])("in %s", async (_, change) => {
    const { buyer, wish } = await shown();
    await change(buyer.token, buyer.email);
    expect((await tryOrder(shop, buyer, wish)).faults).toEqual(refused);
    expect(await orderCount(shop, buyer.email)).toBe(0);
    const again = checkoutOf(await buyer.shopper.read());
    expect((await tryOrder(shop, buyer, again)).status).toBe(200);
  });

  it("takes no number for it", async () => {
    const { buyer, wish } = await shown();
    const numbers = () => shop.sql`select last from number_range where name = 'order'`;
    const before = await numbers();
    await tryOrder(shop, buyer, { ...wish, hash: "another" });
    expect(await numbers()).toEqual(before);
  });
});

describe("addresses are part of the cart once somebody is signed in", () => {
  const spoilt = async (change: object) => {
    const buyer = await guestWith(shop);
    await shop.sql`update customer_address set ${shop.sql(change as never)} where customer_id = ${buyer.id}`;
    const cart = await buyer.shopper.read();
    return { buyer, errors: Object.values(cart.errors) };
  };

  it.each<[object, string]>([
    [{ zipcode: "1" }, "billing-address-invalid"],
    [{ street: "" }, "billing-address-invalid"],
    [{ country_id: id.country("ch"), zipcode: "8000" }, "billing-address-blocked"],
  ])("%j: %s", async (change, messageKey) => {
    if ("country_id" in change) {
      await shop.sql`update sales_channel set country_ids = array_remove(country_ids, ${id.country("ch")}::uuid)`;
      await shop.services.references.refresh();
    }
    const { buyer, errors } = await spoilt(change);
    expect(errors.map((error) => error.messageKey)).toContain(messageKey);
    expect(errors.find((error) => error.messageKey === messageKey)).toMatchObject({ level: 20, block: true });
    expect((await tryOrder(shop, buyer)).faults).toEqual(["400 CHECKOUT__CART_INVALID"]);
  });

  it("names the fields, and the address goods go to for itself", async () => {
    const buyer = await newGuest(shop, { shippingAddress: address({ street: "Lager 1" }) });
    await buyer.shopper.add(item("hose"));
    await shop.sql`update customer_address set zipcode = '1' where customer_id = ${buyer.id} and street = 'Lager 1'`;
    const cart = await buyer.shopper.read();
    expect(cart.errors["shipping-address-invalid"]?.parameters).toEqual({
      isBillingAddress: false,
      violations: [{ code: "VIOLATION::ZIP_CODE_INVALID", pointer: "/zipcode" }],
    });
    expect(cart.errors).not.toHaveProperty("billing-address-invalid");
  });

  it("asks for a state where the country wants one", async () => {
    const buyer = await guestWith(shop);
    await shop.sql`update country set force_state_in_registration = true where id = ${id.country("de")}`;
    await shop.services.references.refresh();
    const { errors } = await buyer.shopper.read();
    expect(Object.keys(errors)).toEqual(["country-region-missing-billing-address"]);
    expect((await tryOrder(shop, buyer)).faults).toEqual(["400 CHECKOUT__CART_INVALID"]);
    await shop.sql`update country set force_state_in_registration = false where id = ${id.country("de")}`;
    await shop.services.references.refresh();
  });
});
