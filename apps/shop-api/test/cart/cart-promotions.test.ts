import { afterEach, describe, expect, it } from "vitest";
import { discountsOf, errorsOf, item, newShopper, noticesOf, shippingOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const withItems = async (...items: readonly object[]) => {
  const shopper = visitor();
  await shopper.add(...items);
  return shopper;
};
const refresh = () => shop.services.references.refresh();
/** [id, amount] of each discount. */
const taken = (cart: Parameters<typeof discountsOf>[0]) =>
  discountsOf(cart).map((line) => [line.id, line.price.totalPrice]);

describe("a code whose conditions do not hold", () => {
  it.each([
    ["a minimum", "ALONE20", "20 € ab 100 €, nicht kombinierbar", [item("thermostat")]],
    ["trade", "TRADE10", "10 % für das Handwerk", [item("hose")]],
    ["a first order nobody can vouch for", "FIRST15", "15 € auf die erste Bestellung", [item("hose")]],
    ["another country", "POLSKA10", "10 € für Polen", [item("hose")]],
    ["goods that are not there", "KESTREL100", "100 € auf Kestrel", [item("hose")]],
    ["a quantity", "VALVES4", "10 € ab vier Ventilen", [item("valve", 2)]],
    ["goods its discount is for", "PAIR50", "Zwei Thermostate für 50 €", [item("thermostat")]],
  ])("%s: %s is told while it lasts and keeps the code", async (_, code, name, items) => {
    const shopper = await withItems(...items);
    for (const cart of [await shopper.redeem(code), await shopper.read()])
      expect(errorsOf(cart)).toEqual([
        expect.objectContaining({
          key: "promotion-not-eligible",
          level: 0,
          block: false,
          parameters: { name },
        }),
      ]);
  });

  it("applies by itself as soon as they do, and goes again when they do not", async () => {
    const shopper = await withItems(item("thermostat"));
    await shopper.redeem("ALONE20");
    const grown = await shopper.add(item("hose"));
    expect(taken(grown)).toEqual([[id.discount("alone"), -20]]);
    expect(noticesOf(grown)).toEqual(["promotion-discount-added"]);
    const shrunk = await shopper.remove(id.product("hose"));
    expect(taken(shrunk)).toEqual([]);
    expect(noticesOf(shrunk)).toEqual(["promotion-not-eligible", "promotion-discount-deleted"]);
    expect(noticesOf(await shopper.read())).toEqual(["promotion-not-eligible"]);
  });

  it("applies when the delivery goes to its country", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("POLSKA10");
    const cart = await shopper.choose({ countryId: id.country("pl") });
    expect(taken(cart)).toEqual([[id.discount("poland-only"), -10]]);
  });

  it("waits in an empty cart", async () => {
    const shopper = visitor();
    const empty = await shopper.redeem("FIVE");
    expect(errorsOf(empty)).toEqual([
      expect.objectContaining({
        key: "promotions-on-cart-price-zero-error",
        level: 0,
        parameters: { promotions: ["5 € Rabatt"] },
      }),
    ]);
    expect(taken(await shopper.add(item("hose")))).toEqual([[id.discount("five-off"), -5]]);
  });
});

describe("promotions that do not go together", () => {
  it("the one that is looked at later is left out, and comes when the other goes", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("NOTTEN");
    const cart = await shopper.redeem("TENOFF");
    expect(taken(cart)).toEqual([[id.discount("ten-off"), -11.9]]);
    expect(errorsOf(cart)[0]).toMatchObject({
      key: "promotion-excluded",
      level: 0,
      block: false,
      parameters: { name: "1 €, nicht mit TENOFF" },
    });
    expect(taken(await shopper.remove(id.discount("ten-off")))).toEqual([[id.discount("not-with-ten"), -1]]);
  });

  it("the one that stands alone stands alone", async () => {
    const shopper = await withItems(item("hose", 2));
    await shopper.redeem("FIVE");
    const cart = await shopper.redeem("ALONE20");
    expect(taken(cart)).toEqual([[id.discount("five-off"), -5]]);
    expect(cart.errors).toHaveProperty("promotion-excluded");
  });

  it("others add up, the higher priority first", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("FIVE");
    const cart = await shopper.redeem("TENOFF");
    expect(taken(cart)).toEqual([
      [id.discount("ten-off"), -11.9],
      [id.discount("five-off"), -5],
    ]);
  });

  it("a second code of the same promotion is refused and forgotten", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("WELCOME-1");
    const cart = await shopper.redeem("WELCOME-2");
    expect(taken(cart)).toEqual([[id.discount("welcome"), -10]]);
    expect(errorsOf(cart)).toEqual([
      expect.objectContaining({ key: "promotion-excluded", parameters: { name: "10 € Willkommen" } }),
    ]);
    expect((await shopper.read()).errors).toEqual([]);
    expect(discountsOf(await shopper.read())[0]?.referencedId).toBe("WELCOME-1");
  });
});

describe("a promotion without a code", () => {
  const rich = () => withItems(item("kestrel-12", 3));
  afterEach(async () => {
    await shop.sql`update promotion set active = true, valid_until = null where id = ${id.promotion("automatic")}`;
    await refresh();
  });

  it("applies by itself and says so", async () => {
    const cart = await visitor().add(item("kestrel-12", 3));
    expect(taken(cart)).toEqual([[id.discount("automatic"), -299.97]]);
    expect(discountsOf(cart)[0]).toMatchObject({
      referencedId: "",
      payload: { code: null, promotionCodeType: "global" },
    });
    expect(noticesOf(cart)).toContain("promotion-discount-added");
  });

  it("goes with its condition, and comes back with it [179, 316]", async () => {
    const shopper = await rich();
    const cart = await shopper.set(id.product("kestrel-12"), 1);
    expect(taken(cart)).toEqual([]);
    expect(noticesOf(cart)).toEqual(["promotion-discount-deleted"]);
    expect(taken(await shopper.set(id.product("kestrel-12"), 3))).toHaveLength(1);
  });

  it("stays away from this cart once it was removed", async () => {
    const shopper = await rich();
    const cart = await shopper.remove(id.discount("automatic"));
    expect(taken(cart)).toEqual([]);
    expect(noticesOf(cart)).toEqual(["promotion-discount-deleted"]);
    expect(taken(await shopper.add(item("kestrel-12")))).toEqual([]);
    expect((await shopper.read()).errors).toEqual([]);
    expect(taken(await (await rich()).read())).toHaveLength(1);
  });

  it.each([
    ["has ended", { valid_until: new Date(Date.now() - 1000) }],
    ["was switched off", { active: false }],
  ])("that %s is told by its name", async (_, change) => {
    const shopper = await rich();
    await shop.sql`update promotion set ${shop.sql(change)} where id = ${id.promotion("automatic")}`;
    await refresh();
    const cart = await shopper.read();
    expect(taken(cart)).toEqual([]);
    expect(errorsOf(cart)).toEqual([
      expect.objectContaining({
        key: "auto-promotion-not-found-1 % ab 20.000 €",
        level: 20,
        block: true,
        parameters: { name: "1 % ab 20.000 €" },
      }),
    ]);
    expect((await shopper.read()).errors).toEqual([]);
  });
});

describe("a code in the cart", () => {
  it("that somebody else redeemed meanwhile is told and forgotten", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("WELCOME-3");
    await shop.sql`update promotion_code set redeemed_at = now() where code = 'welcome-3'`;
    const cart = await shopper.read();
    expect(taken(cart)).toEqual([]);
    expect(noticesOf(cart)).toEqual(["promotion-not-found", "promotion-discount-deleted"]);
    expect((await shopper.read()).errors).toEqual([]);
    expect((await shopper.redeem("WELCOME-3")).errors).toHaveProperty("promotion-not-found");
  });

  it("whose last redemption is gone is told and forgotten", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("LASTONE");
    await shop.sql`update promotion_usage set redemptions = 3 where promotion_id = ${id.promotion("last-one")}`;
    const cart = await shopper.read();
    expect(noticesOf(cart)).toEqual(["promotion-not-found", "promotion-discount-deleted"]);
    expect((await shopper.read()).errors).toEqual([]);
  });

  it("goes with all its discounts when one of them is removed", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("BOTH");
    const cart = await shopper.remove(id.discount("goods-and-shipping", 1));
    expect(taken(cart)).toEqual([]);
    expect(shippingOf(cart)).toBe(5.9);
    expect(errorsOf(cart)).toEqual([
      expect.objectContaining({
        key: `promotion-discount-deleted-${id.discount("goods-and-shipping", 0)}`,
        parameters: {
          name: "5 % und 1 € vom Versand",
          discountLineItemId: id.discount("goods-and-shipping", 0),
        },
      }),
      expect.objectContaining({ key: `promotion-discount-deleted-${id.discount("goods-and-shipping", 1)}` }),
    ]);
    expect(taken(await shopper.add(item("thermostat")))).toEqual([]);
    // It may be typed again.
    expect(taken(await shopper.redeem("BOTH"))).toHaveLength(2);
  });

  it("has no quantity", async () => {
    const shopper = await withItems(item("hose"));
    await shopper.redeem("FIVE");
    const refused = await shopper.trySet({ id: id.discount("five-off"), quantity: 2 });
    expect(refused.faults).toEqual(["400 CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE"]);
  });

  it("is not alone for ever: ten codes are kept, more are not", async () => {
    const shopper = await withItems(item("thermostat"));
    const codes = [
      "ALONE20",
      "KESTREL100",
      "VALVES4",
      "TRADE10",
      "FIRST15",
      "POLSKA10",
      "PAIR50",
      "3FOR2",
      "SUM200",
      "PIPE100",
    ];
    for (const code of codes) await shopper.redeem(code);
    expect(taken(await shopper.redeem("FIVE"))).toEqual([]);
  });
});
