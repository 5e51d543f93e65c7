import type { EntitySearchResult, Product } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { goodsOf, item, lineOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { pagePrice, tierBorders } from "../harness/content/page-price.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const hose = id.product("hose");

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

  it("with list price, lowest price and price of a unit of measure [125, 126]", async () => {
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
  ] as const)(
    "of a delivery to %s is %d %% [118, 119]",
    async (country, taxRate, tax, shipping, shippingTax, total) => {
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
    },
  );

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
