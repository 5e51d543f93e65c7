import { describe, expect, it } from "vitest";
import { goodsOf, item, lineOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const kestrel = id.product("kestrel-8");
const payloadAfter = async (payload: object) => {
  const cart = await visitor().add(item("kestrel-8", 1, { payload }));
  return goodsOf(cart)[0]?.payload;
};

it("of a line is filled by the shop [122]", async () => {
  const cart = await visitor().add(item("kestrel-8"));
  expect(lineOf(cart, kestrel)).toMatchObject({
    type: "product",
    referencedId: kestrel,
    label: "Wärmepumpe Kestrel",
    good: true,
    removable: true,
    stackable: true,
    states: ["is-physical"],
    cover: { fileName: expect.any(String), url: expect.any(String) },
    deliveryInformation: {
      stock: 9,
      weight: 100,
      freeDelivery: false,
      deliveryTime: { min: 2, max: 4, unit: "day" },
    },
    payload: {
      name: "Wärmepumpe Kestrel",
      manufacturerName: "Nordwerk",
      categoryName: "Monoblock",
      hearthCustomFields: { shippingCostType: "freight" },
      hearthCartSource: "Shop",
      hearthCartReferenceId: "0",
      productNumber: "NW-KE-08",
      parentId: id.product("kestrel"),
      manufacturerId: id.manufacturer("nordwerk"),
      taxId: id.tax("standard"),
      categoryIds: [id.category("monobloc")],
      optionIds: [id.option("power.kw-8")],
      options: [{ group: "Leistung", option: "8 kW" }],
      stock: 9,
      isCloseout: false,
      markAsTopseller: true,
      customFields: { weee: "DE 12345678", shippingCostType: "freight" },
    },
  });
});

it("has what an energy label needs, in the shopper's language [128]", async () => {
  const cart = await visitor().add(item("kestrel-8"));
  expect(lineOf(cart, kestrel).payload.customFields).toMatchObject({
    enevClass1: "A+++",
    enevColorCode1: "#00a650",
    enevName1: "Raumheizung 35 °C",
    enevSpectrumFrom1: "A+++",
    enevSpectrumTo1: "D",
    enevClass2: "A++",
  });
});

it("of a download says so [124]", async () => {
  const cart = await visitor().add(item("guide"));
  expect(goodsOf(cart)[0]?.states).toEqual(["is-download"]);
});

describe("keys of the client", () => {
  const own = {
    name: "Wärmepumpe für Familie Groß",
    manufacturerName: "Nordwerk",
    categoryName: "Wärmepumpen",
    hearthCartSource: "Configurator",
    hearthCartReferenceId: "17",
    hearthCustomFields: { room: "Bad", loops: [1, 2, 3] },
    some_key: [true, null, "text", 1.5],
  };

  it("are kept as they were sent [122]", async () => {
    expect(await payloadAfter(own)).toMatchObject(own);
  });

  it("are replaced one by one when they come again, with an addition or a change", async () => {
    const shopper = visitor();
    await shopper.add(item("hose", 1, { payload: own }));
    await shopper.add(item("hose", 1, { payload: { name: "Rohr" } }));
    const { body } = await shopper.trySet({ id: id.product("hose"), payload: { hearthCartReferenceId: 18 } });
    expect(goodsOf(body)[0]).toMatchObject({
      quantity: 2,
      payload: { ...own, name: "Rohr", hearthCartReferenceId: "18" },
    });
  });

  it("do not stand over what only the shop knows", async () => {
    const payload = await payloadAfter({
      productNumber: "FREE",
      stock: 1_000_000,
      taxId: id.tax("zero"),
      categoryIds: [id.category("photovoltaics")],
      customFields: { pvZero: "module", shippingCostType: "shipping-free" },
      isNew: true,
      features: ["all"],
      tagIds: [id.unknownId],
    });
    expect(payload).toMatchObject({
      productNumber: "NW-KE-08",
      stock: 9,
      taxId: id.tax("standard"),
      categoryIds: [id.category("monobloc")],
      isNew: false,
      features: [],
      tagIds: [],
    });
    expect(payload?.customFields).toMatchObject({ shippingCostType: "freight" });
    expect(payload?.customFields).not.toHaveProperty("pvZero");
  });

  it("that belong to discounts are dropped", async () => {
    const payload = await payloadAfter({
      promotionId: id.promotion("five-off"),
      discountId: id.discount("five-off"),
      code: "FIVE",
      discountType: "percentage",
      discountScope: "cart",
      value: "100",
      maxValue: "5",
      promotionCodeType: "global",
      preventCombination: true,
      exclusions: [],
      priority: 1,
      composition: [{ id: "x", quantity: 1, discount: 99 }],
      name: "kept",
    });
    expect(payload).toMatchObject({ name: "kept" });
    for (const key of [
      "promotionId",
      "discountId",
      "code",
      "discountType",
      "discountScope",
      "value",
      "composition",
    ])
      expect(payload).not.toHaveProperty(key);
  });

  it.each([null, undefined])("that are %s leave source and reference unsaid [13, 123]", async (unsaid) => {
    expect(
      await payloadAfter({ hearthCartSource: unsaid, hearthCartReferenceId: unsaid, name: unsaid }),
    ).toMatchObject({ hearthCartSource: "Shop", hearthCartReferenceId: "0" });
  });

  it("may say a reference as a number", async () => {
    expect(await payloadAfter({ hearthCartReferenceId: 17 })).toMatchObject({ hearthCartReferenceId: "17" });
  });

  it.each([
    ["text", "text"],
    ["a list", [1]],
    ["a number", 1],
    ["too many keys", Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, 1]))],
    ["a text that is too long", { name: "x".repeat(1001) }],
    ["too much in all", Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`k${n}`, "x".repeat(1000)]))],
    ["three levels", { a: { b: { c: { d: 1 } } } }],
    ["a key that is no word", { "a b": 1 }],
    ["the prototype", JSON.parse('{"__proto__":{"stock":1}}') as object],
    ["a NUL character", { name: "a\0b" }],
    ["half a character", { name: "\ud800" }],
  ])("that are %s are refused", async (_, payload) => {
    const { faults } = await visitor().tryAdd(item("hose", 1, { payload }));
    expect(faults.map((fault) => fault.split(" ").slice(0, 2).join(" "))).toEqual([
      "400 CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD",
    ]);
  });
});

describe("prices", () => {
  it.each([
    ["price", { price: { unitPrice: 1, totalPrice: 1 } }],
    ["priceDefinition", { priceDefinition: { type: "quantity", price: 1 } }],
    ["price 0", { price: 0 }],
  ])("of the client are refused: %s", async (_, priced) => {
    const shopper = visitor();
    expect((await shopper.tryAdd(item("hose", 1, priced))).faults).toEqual([
      "403 CHECKOUT__INSUFFICIENT_PERMISSION",
    ]);
    await shopper.add(item("hose"));
    expect((await shopper.trySet({ id: id.product("hose"), quantity: 2, ...priced })).faults).toEqual([
      "403 CHECKOUT__INSUFFICIENT_PERMISSION",
    ]);
    expect((await shopper.read()).price.positionPrice).toBe(119);
  });

  it("that are null are none: some clients send whole lines back", async () => {
    const cart = await visitor().add(item("hose", 1, { price: null, priceDefinition: null }));
    expect(cart.price.positionPrice).toBe(119);
  });
});

it("what else a client says about a line is the shop's to say", async () => {
  const cart = await visitor().add(
    item("hose", 1, {
      label: "Geschenk",
      good: false,
      removable: false,
      stackable: false,
      states: ["is-download"],
      quantityInformation: { minPurchase: 1, maxPurchase: 1000, purchaseSteps: 1 },
      children: [item("valve")],
      cover: null,
    }),
  );
  expect(cart.lineItems).toEqual([
    expect.objectContaining({
      label: "Heizungsrohr 16 mm",
      good: true,
      removable: true,
      stackable: true,
      states: ["is-physical"],
      children: [],
    }),
  ]);
});

it("labels follow the language of the request", async () => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  for (const [key, label] of [
    ["en", "Heating pipe 16 mm"],
    ["pl", "Rura grzewcza 16 mm"],
    ["de", "Heizungsrohr 16 mm"],
  ] as const) {
    const asked = newShopper(shop.api, { "sw-language-id": id.language(key) }, shopper.token);
    expect((await asked.read()).lineItems[0]?.label).toBe(label);
  }
});
