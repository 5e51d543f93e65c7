import type { LineItem } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { cart, delivery, hearthDelivery, price, product, promotion } from "./cart-data.fixture.ts";
import { readCart } from "./read-cart.ts";

describe("what counts", () => {
  it.each([
    ["pieces of goods, not discounts", [product("a"), promotion("p", -5, {})], 2, false],
    ["nothing", [], 0, true],
    ["a discount alone", [promotion("p", -5, {})], 0, true],
  ])("%s [177]", (_what, lines, count, isEmpty) => {
    expect(readCart(cart(lines))).toMatchObject({ count, isEmpty });
  });

  it.each([
    ["downloads and a discount", [product("a", { states: ["is-download"] }), promotion("p", -5, {})], true],
    ["a download beside goods", [product("a", { states: ["is-download"] }), product("b")], false],
    ["nothing", [], false],
  ])("virtual: %s [178]", (_what, lines, isVirtual) => {
    expect(readCart(cart(lines)).isVirtual).toBe(isVirtual);
  });
});

it("groups lines by source and reference, in the order they came [13, 120]", () => {
  const configured = { hearthCartSource: "UnderfloorHeating", hearthCartReferenceId: "7" };
  const { groups } = readCart(
    cart([
      product("a"),
      product("b", { payload: configured }),
      product("c"),
      product("d", { payload: configured }),
      product("e", { payload: { ...configured, hearthCartReferenceId: "8" } }),
    ]),
  );
  expect(
    groups.map(({ source, reference, lines }) => [source, reference, lines.map(({ id }) => id)]),
  ).toEqual([
    ["Shop", "0", ["a", "c"]],
    ["UnderfloorHeating", "7", ["b", "d"]],
    ["UnderfloorHeating", "8", ["e"]],
  ]);
});

describe("a line", () => {
  const read = (change: Partial<LineItem>, zeroRated: string[] = []) =>
    readCart(
      cart([product("a", change)], {
        extensions: {
          hearthTax: {
            declaration: "operator",
            declarable: true,
            needsSmallStorage: false,
            zeroRatedLineIds: zeroRated,
            apiAlias: "hearth_cart_tax",
          },
        },
      }),
    ).groups[0]?.lines[0];

  it("has whole cents, a way to the product and the range of its quantity", () => {
    const quantityInformation = {
      minPurchase: 2,
      maxPurchase: 8,
      purchaseSteps: 2,
      apiAlias: "cart_quantity_information" as const,
    };
    expect(read({ price: price(19.99, 2), quantityInformation })).toMatchObject({
      totalCents: 3998,
      path: "/detail/019b76daa80070c980e6c0d732e5fec9",
      range: { min: 2, max: 8, step: 2 },
      taxRate: 19,
      isZeroRated: false,
    });
  });

  it("that cannot be changed has no quantity to enter [223]", () => {
    expect(read({ stackable: false, removable: false })).toMatchObject({ range: null, isRemovable: false });
  });

  it("is zero-rated where the shop says so, not where its rate is 0", () => {
    expect(read({ price: price(10, 2, 0) })?.isZeroRated).toBe(false);
    expect(read({ price: price(10, 2, 0) }, ["a"])?.isZeroRated).toBe(true);
  });

  it.each([
    [5, 12, null],
    [1, 12, { stock: 1, restockDays: 12 }],
    [-3, 12, { stock: 0, restockDays: 12 }],
    [0, null, null],
  ])("with %i in stock and %s days to restock", (stock, restockTime, expected) => {
    const deliveryInformation = {
      stock,
      restockTime,
      weight: 1,
      freeDelivery: false,
      deliveryTime: null,
      apiAlias: "cart_delivery_information" as const,
    };
    expect(read({ deliveryInformation })?.shortage).toEqual(expected);
  });
});

it("makes one entry of a promotion with several discounts", () => {
  const payload = { promotionId: "p1", code: "HEARTH5" };
  const { promotions } = readCart(
    cart([
      product("a"),
      promotion("d1", -5, payload),
      promotion("d2", -2.5, payload),
      promotion("d3", 0, { promotionId: "p2", discountScope: "delivery" }),
    ]),
  );
  expect(promotions).toEqual([
    { lineId: "d1", name: "5 %", code: "HEARTH5", cents: -750, isOnShipping: false, isRemovable: true },
    { lineId: "d3", name: "5 %", code: null, cents: 0, isOnShipping: true, isRemovable: true },
  ]);
});

describe("sums", () => {
  it("are the shop's; only the goods before discounts are added up [118, 119]", () => {
    const given = cart([product("a"), promotion("p", -10, {})], {
      deliveries: [delivery(9.9)],
      extensions: { hearthDelivery: hearthDelivery({}) },
    });
    expect(readCart(given).totals).toEqual({
      taxState: "gross",
      subtotalCents: 20000,
      afterDiscountCents: 19000,
      netCents: 16807,
      totalCents: 20000,
      shippingCents: 990,
      fullShippingCents: 3900,
      taxes: [
        { rate: 0, cents: 0 },
        { rate: 19, cents: 3193 },
      ],
    });
  });

  it("name no costs where nobody brings it, and no discount where there is none", () => {
    const given = cart([product("a")], {
      deliveries: [delivery(0)],
      extensions: { hearthDelivery: hearthDelivery({ isDeliverable: false }) },
    });
    expect(readCart(given).totals).toMatchObject({ shippingCents: null, afterDiscountCents: null });
    expect(readCart(given).delivery).toMatchObject({ isDeliverable: false, freeShipping: null });
  });
});

describe("delivery", () => {
  it("knows carrier, place, window and the way to free shipping", () => {
    const given = cart([product("a"), promotion("p", -50, {})], {
      deliveries: [delivery(39)],
      extensions: { hearthDelivery: hearthDelivery({}), hearthVersion: 7 },
    });
    expect(readCart(given)).toMatchObject({
      version: 7,
      delivery: {
        countryId: "c1",
        zipcode: "10115",
        carrier: { id: "m1", name: "Freight" },
        window: { earliest: "2026-11-18", latest: "2026-11-20" },
        freeShipping: { fromCents: 50000, reachedCents: 20000, missingCents: 30000 },
      },
    });
  });

  it("is not there for downloads, and says little about a foreign shop's cart", () => {
    const deliveries = [delivery(5)];
    expect(readCart(cart([product("a", { states: ["is-download"] })], { deliveries })).delivery).toBeNull();
    const foreign = readCart(cart([product("a")], { deliveries }));
    expect(foreign).toMatchObject({ version: 0, declaration: { isOffered: false } });
    expect(foreign.delivery).toMatchObject({ isDeliverable: true, window: null, freeShipping: null });
  });
});
