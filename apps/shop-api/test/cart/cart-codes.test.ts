import { describe, expect, it } from "vitest";
import {
  discountsOf,
  errorsOf,
  item,
  lineOf,
  newShopper,
  noticesOf,
  shippingOf,
} from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const withItems = async (...items: readonly object[]) => {
  const shopper = visitor();
  await shopper.add(...items);
  return shopper;
};
/** [id, amount] of each discount. */
const taken = (cart: Parameters<typeof discountsOf>[0]) =>
  discountsOf(cart).map((line) => [line.id, line.price.totalPrice]);

describe("a code takes off", () => {
  it.each([
    ["TENOFF", "ten-off", "percent", [item("hose")], -11.9],
    ["TENMAX", "ten-max", "percent up to a limit", [item("hose", 2)], -20],
    ["FIVE", "five-off", "an amount", [item("hose")], -5],
    ["FIVE", "five-off", "no more than there is", [item("guide")], -5],
    ["PIPE100", "pipe-price", "down to a price of each piece", [item("hose", 2), item("thermostat")], -38],
    ["SUM200", "round-sum", "down to a sum", [item("hose"), item("thermostat", 3), item("buffer-tank")], -36],
    ["3FOR2", "three-for-two", "the third piece", [item("thermostat", 4)], -39],
    ["PAIR50", "pair", "down to the price of a set", [item("thermostat", 5)], -56],
    ["KESTREL100", "family", "an amount from a family", [item("kestrel-6"), item("hose")], -100],
    ["VALVES4", "four-valves", "from a quantity on", [item("valve", 4)], -10],
    ["ONCE", "once-each", "once for each customer", [item("hose")], -3],
    ["LASTONE", "last-one", "while redemptions are left", [item("hose")], -4],
    ["WELCOME-1", "welcome", "when it was made for one person", [item("hose")], -10],
    ["ALONE20", "alone", "from a minimum on", [item("hose")], -20],
  ])("%s: %s %s [250]", async (code, key, _, items, amount) => {
    const shopper = await withItems(...items);
    const before = (await shopper.read()).price;
    const cart = await shopper.redeem(code);
    expect(taken(cart)).toEqual([[id.discount(key), amount]]);
    expect(cart.price.positionPrice).toBeCloseTo(before.positionPrice + amount, 8);
    expect(errorsOf(cart)).toEqual([
      expect.objectContaining({
        key: `promotion-discount-added-${id.discount(key)}`,
        messageKey: "promotion-discount-added",
        level: 0,
        block: false,
        parameters: { name: expect.any(String), discountLineItemId: id.discount(key) },
      }),
    ]);
    expect((await shopper.read()).errors).toEqual([]);
  });

  it("the costs of sending, beside a line of 0", async () => {
    const shopper = await withItems(item("hose"));
    const cart = await shopper.redeem("FREESHIP");
    expect(taken(cart)).toEqual([[id.discount("free-shipping"), 0]]);
    expect(shippingOf(cart)).toBe(0);
    expect(cart.extensions?.hearthDelivery?.fullShippingCosts).toBe(5.9);
    const cheaper = await (await withItems(item("hose"))).redeem("SHIP2");
    expect([shippingOf(cheaper), cheaper.price.totalPrice]).toEqual([3.9, 122.9]);
  });

  it("goods and sending with one line for each", async () => {
    const cart = await (await withItems(item("hose"))).redeem("BOTH");
    expect(taken(cart)).toEqual([
      [id.discount("goods-and-shipping", 0), -5.95],
      [id.discount("goods-and-shipping", 1), 0],
    ]);
    expect(shippingOf(cart)).toBe(4.9);
    expect(noticesOf(cart)).toEqual(["promotion-discount-added", "promotion-discount-added"]);
  });

  it("of every tax rate its part", async () => {
    const cart = await (await withItems(item("hose"), item("module-white"))).redeem("TENOFF");
    expect(lineOf(cart, id.discount("ten-off")).price).toMatchObject({
      totalPrice: -21.8,
      calculatedTaxes: [
        { taxRate: 0, tax: 0, price: -9.9 },
        { taxRate: 19, tax: -1.9, price: -11.9 },
      ],
    });
  });
});

it("a discount is a line of its own kind", async () => {
  const cart = await (await withItems(item("hose"), item("thermostat"))).redeem("FIVE");
  expect(discountsOf(cart)).toEqual([
    expect.objectContaining({
      id: id.discount("five-off"),
      type: "promotion",
      referencedId: "FIVE",
      label: "5 € Rabatt",
      quantity: 1,
      good: false,
      removable: true,
      stackable: false,
      payload: {
        promotionId: id.promotion("five-off"),
        discountId: id.discount("five-off"),
        code: "FIVE",
        discountType: "absolute",
        discountScope: "cart",
        value: "5",
        maxValue: null,
        promotionCodeType: "fixed",
        preventCombination: false,
        exclusions: [],
        priority: 5,
        composition: [
          { id: id.product("hose"), quantity: 1, discount: 3.77 },
          { id: id.product("thermostat"), quantity: 1, discount: 1.23 },
        ],
      },
    }),
  ]);
});

it("names follow the language, and fall back where there is none", async () => {
  const shopper = await withItems(item("hose"));
  await shopper.redeem("FIVE");
  const label = async (key: "de" | "en" | "pl") =>
    discountsOf(await newShopper(shop.api, { "sw-language-id": id.language(key) }, shopper.token).read())[0]
      ?.label;
  expect([await label("de"), await label("en"), await label("pl")]).toEqual([
    "5 € Rabatt",
    "€5 off",
    "€5 off",
  ]);
});

describe("a code that nobody knows", () => {
  it.each([
    ["was never given out", "NONSENSE"],
    ["is over", "EXPIRED"],
    ["is not valid yet", "FUTURE"],
    ["is switched off", "SWITCHEDOFF"],
    ["was redeemed as often as it may be", "USEDUP"],
  ])("%s: told once and forgotten", async (_, code) => {
    const shopper = await withItems(item("hose"));
    const cart = await shopper.redeem(code);
    expect(errorsOf(cart)).toEqual([
      expect.objectContaining({ key: "promotion-not-found", level: 20, block: false, parameters: { code } }),
    ]);
    expect(discountsOf(cart)).toEqual([]);
    expect((await shopper.read()).errors).toEqual([]);
  });

  it("is the name of a promotion that needs none", async () => {
    const shopper = await withItems(item("hose"));
    for (const code of [id.promotion("automatic"), id.discount("automatic"), "automatic", ""])
      expect(
        (await shopper.tryAdd({ type: "promotion", ...(code && { referencedId: code }) })).body.errors,
      ).toHaveProperty("promotion-not-found");
  });
});

it.each(["tenoff", "TenOff", "  TENOFF  "])("a code may be typed as %j", async (code) => {
  const cart = await (await withItems(item("hose"))).redeem(code);
  expect(taken(cart)).toEqual([[id.discount("ten-off"), -11.9]]);
});

it("a code typed twice counts once", async () => {
  const shopper = await withItems(item("hose"));
  await shopper.redeem("FIVE");
  const cart = await shopper.redeem("five");
  expect(taken(cart)).toEqual([[id.discount("five-off"), -5]]);
  expect(cart.errors).toEqual([]);
});
