import type { EntitySearchResult, Product } from "@hearth/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { goodsOf, item, lineOf, newShopper } from "./harness/cart.ts";
import * as id from "./harness/catalogue-ids.ts";
import { pagePrice, tierBorders } from "./harness/page-price.ts";
import { projectAll } from "./harness/project-all.ts";
import { testShop } from "./harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const hose = id.product("hose");

const markForZeroRate = (key: string, mark: object) =>
  shop.sql`update product set tax_id = ${id.tax("standard")}, custom_fields = custom_fields || ${shop.sql.json(mark as never)}
    where id = ${id.product(key)}`;
beforeAll(async () => {
  await markForZeroRate("module-black", { pvZero: "module" });
  await markForZeroRate("battery-5", { pvZero: "storage", usableKwh: 2.4 });
  await markForZeroRate("battery-10", { pvZero: "storage", usableKwh: 10 });
  await projectAll(shop.databaseUrl);
});

describe("a line costs what the product page says", () => {
  it.each([
    ["in Germany", {}],
    ["in Poland", { countryId: id.country("pl") }],
    ["in złoty", { currencyId: id.currency("pln") }],
  ])("for every product, at every border of its tiers, %s", async (_, choices) => {
    const shopper = visitor();
    await shopper.choose(choices);
    const page = await shop.api.post<EntitySearchResult<Product>>(
      "/product",
      { limit: 100 },
      shopper.headers,
    );
    const products = page.body.elements.filter((product) => product.childCount === 0 && product.available);
    expect(products.length).toBeGreaterThan(12);
    let compared = 0;
    for (const product of products) {
      for (const quantity of tierBorders(product)) {
        const line = { type: "product", id: product.id, quantity };
        const [bought] = goodsOf(await shopper.add(line));
        if (!bought) throw new Error(`${product.productNumber} cannot be bought`);
        expect([product.productNumber, bought.quantity, bought.price.unitPrice]).toEqual([
          product.productNumber,
          bought.quantity,
          pagePrice(product, bought.quantity),
        ]);
        expect(bought.price.totalPrice).toBeCloseTo(bought.price.unitPrice * bought.quantity, 8);
        const { listPrice, regulationPrice } = product.calculatedPrice;
        expect(bought.price).toMatchObject({ listPrice, regulationPrice });
        await shopper.remove(product.id);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(products.length);
  });

  it.each([
    [1, 119],
    [9, 119],
    [10, 109],
    [49, 109],
    [50, 99],
    [100, 99],
  ])("%d rolls at %d euro each", async (quantity, unitPrice) => {
    const cart = await visitor().add(item("hose", quantity));
    expect(lineOf(cart, hose).price).toMatchObject({ unitPrice, totalPrice: unitPrice * quantity, quantity });
    expect(cart.price.positionPrice).toBe(unitPrice * quantity);
  });

  it("with list price, lowest price and price of a unit of measure", async () => {
    const cart = await visitor().add(item("buffer-tank", 2), item("hose", 50));
    expect(lineOf(cart, id.product("buffer-tank")).price).toMatchObject({
      listPrice: { price: 899, discount: -150, percentage: 16.69 },
      regulationPrice: { price: 799 },
      referencePrice: null,
    });
    expect(lineOf(cart, hose)).toMatchObject({
      price: { referencePrice: { price: 0.5, purchaseUnit: 200, referenceUnit: 1, unitName: "Meter" } },
      priceDefinition: {
        price: 99,
        quantity: 50,
        listPrice: null,
        referencePriceDefinition: { purchaseUnit: 200, referenceUnit: 1, unitName: "Meter" },
      },
    });
  });
});

describe("tax", () => {
  it.each([
    ["de", 19, 19, 5.9, 0.94, 124.9],
    ["pl", 23, 22.25, 14.9, 2.79, 133.9],
    ["ch", 0, 0, 29, 0, 148],
  ] as const)("of a delivery to %s is %d %%", async (country, taxRate, tax, shipping, shippingTax, total) => {
    const shopper = visitor();
    await shopper.add(item("hose"));
    const cart = await shopper.choose({ countryId: id.country(country) });
    expect(lineOf(cart, hose).price.calculatedTaxes).toMatchObject([{ taxRate, tax, price: 119 }]);
    expect(cart.deliveries[0]?.shippingCosts).toMatchObject({
      totalPrice: shipping,
      calculatedTaxes: [{ taxRate, tax: shippingTax, price: shipping }],
    });
    const taxes = Math.round((tax + shippingTax) * 100) / 100;
    expect(cart.price).toMatchObject({
      taxStatus: "gross",
      positionPrice: 119,
      totalPrice: total,
      rawTotal: total,
      netPrice: Math.round((total - taxes) * 100) / 100,
      calculatedTaxes: [{ taxRate, tax: taxes, price: total }],
      taxRules: [{ taxRate, percentage: 100 }],
    });
    expect(cart.transactions).toMatchObject([
      { paymentMethodId: id.paymentMethod("prepayment"), amount: { totalPrice: total } },
    ]);
  });

  it("of several rates stands beside each other, and shipping is split by value", async () => {
    // 119 at 19 %, 99 at 0 %, 5.90 for sending: 3.22 and 2.68.
    const cart = await visitor().add(item("module-white"), item("hose"));
    expect(cart.deliveries[0]?.shippingCosts.calculatedTaxes).toMatchObject([
      { taxRate: 0, tax: 0, price: 2.68 },
      { taxRate: 19, tax: 0.51, price: 3.22 },
    ]);
    expect(cart.price).toMatchObject({
      positionPrice: 218,
      totalPrice: 223.9,
      netPrice: 204.39,
      calculatedTaxes: [
        { taxRate: 0, tax: 0, price: 101.68 },
        { taxRate: 19, tax: 19.51, price: 122.22 },
      ],
    });
  });
});

describe("the zero rate of photovoltaics", () => {
  const module = id.product("module-black");
  const filled = async () => {
    const shopper = visitor();
    await shopper.add(item("module-black"), item("hose"));
    return shopper;
  };

  it("is offered and not given before it is declared", async () => {
    const cart = await (await filled()).read();
    expect(lineOf(cart, module).price).toMatchObject({
      unitPrice: 129,
      calculatedTaxes: [{ taxRate: 19, tax: 20.6 }],
    });
    expect(cart.extensions?.hearthTax).toMatchObject({
      declaration: "none",
      declarable: true,
      needsSmallStorage: false,
      zeroRatedLineIds: [],
    });
  });

  it("takes the tax out of the price, for marked goods only, and splits shipping over both rates", async () => {
    const cart = await (await filled()).tell({ taxDeclaration: "operator" });
    expect(lineOf(cart, module).price).toMatchObject({
      unitPrice: 108.4,
      calculatedTaxes: [{ taxRate: 0, tax: 0, price: 108.4 }],
    });
    expect(lineOf(cart, hose).price).toMatchObject({
      unitPrice: 119,
      calculatedTaxes: [{ taxRate: 19, tax: 19 }],
    });
    expect(cart.deliveries[0]?.shippingCosts).toMatchObject({
      totalPrice: 60,
      calculatedTaxes: [
        { taxRate: 0, tax: 0, price: 28.6 },
        { taxRate: 19, tax: 5.01, price: 31.4 },
      ],
    });
    expect(cart.price).toMatchObject({ positionPrice: 227.4, totalPrice: 287.4, netPrice: 263.39 });
    expect(cart.extensions?.hearthTax).toMatchObject({ declaration: "operator", zeroRatedLineIds: [module] });
  });

  it("is taken back with the declaration", async () => {
    const shopper = await filled();
    await shopper.tell({ taxDeclaration: "operator" });
    const cart = await shopper.tell({ taxDeclaration: "none" });
    expect(lineOf(cart, module).price.unitPrice).toBe(129);
  });

  it("ends at the German border, and comes back with the delivery", async () => {
    const shopper = await filled();
    await shopper.tell({ taxDeclaration: "operator" });
    const abroad = await shopper.choose({ countryId: id.country("pl") });
    expect(lineOf(abroad, module).price).toMatchObject({
      unitPrice: 129,
      calculatedTaxes: [{ taxRate: 23 }],
    });
    expect(abroad.extensions?.hearthTax).toMatchObject({ declarable: false, zeroRatedLineIds: [] });
    const home = await shopper.choose({ countryId: id.country("de") });
    expect(lineOf(home, module).price.unitPrice).toBe(108.4);
  });

  it("of a small storage wants its own declaration", async () => {
    const shopper = visitor();
    const cart = await shopper.add(item("battery-5"), item("battery-10"));
    expect(cart.extensions?.hearthTax).toMatchObject({ declarable: true, needsSmallStorage: true });
    const zeroRated = async (taxDeclaration: string) =>
      (await shopper.tell({ taxDeclaration })).extensions?.hearthTax?.zeroRatedLineIds;
    expect(await zeroRated("operator")).toEqual([id.product("battery-10")]);
    expect(await zeroRated("operator-small-storage")).toEqual([
      id.product("battery-5"),
      id.product("battery-10"),
    ]);
  });

  it("is nothing a client can say itself", async () => {
    const shopper = visitor();
    await shopper.tell({ taxDeclaration: "operator" });
    const cart = await shopper.add(
      item("hose", 1, { payload: { customFields: { pvZero: "module" }, taxRate: 0 } }),
    );
    expect(lineOf(cart, hose).price).toMatchObject({ unitPrice: 119, calculatedTaxes: [{ taxRate: 19 }] });
    const refused = await shop.api.patch(
      "/hearth/checkout/cart",
      { taxDeclaration: "free" },
      shopper.headers,
    );
    expect(refused.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /taxDeclaration"]);
  });
});

describe("in another currency", () => {
  it("everything is converted by its factor: goods, sending, discounts and their conditions", async () => {
    const shopper = visitor();
    await shopper.choose({ currencyId: id.currency("pln") });
    await shopper.add(item("hose"));
    const cart = await shopper.redeem("FIVE");
    expect(lineOf(cart, hose).price.unitPrice).toBe(476);
    expect(lineOf(cart, id.discount("five-off"))).toMatchObject({
      price: { totalPrice: -20 },
      payload: { value: "20" },
    });
    expect(cart.deliveries[0]?.shippingCosts.totalPrice).toBe(23.6);
    expect(cart.extensions?.hearthDelivery?.freeFrom).toBe(1000);
    expect(cart.price).toMatchObject({ positionPrice: 456, totalPrice: 479.6 });

    // From 100 euro are from 400 złoty: 39 euro are 156.
    const small = visitor();
    await small.choose({ currencyId: id.currency("pln") });
    await small.add(item("thermostat", 2));
    expect((await small.redeem("ALONE20")).errors).toHaveProperty("promotion-not-eligible");
    expect((await small.set(id.product("thermostat"), 3)).price.positionPrice).toBe(468 - 80);
  });
});
