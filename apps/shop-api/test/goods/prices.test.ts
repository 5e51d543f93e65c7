import type { Product, ProductDetail } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const priced = async (key: string, choices?: object): Promise<Product> => {
  const token =
    choices &&
    Buffer.from(JSON.stringify([key, choices]))
      .toString("hex")
      .slice(-32);
  if (choices) await shop.api.patch("/context", choices, { "sw-context-token": token });
  const path = `/product/${id.product(key)}`;
  return (await shop.api.post<ProductDetail>(path, {}, { "sw-context-token": token })).body.product;
};

it("is a number in euro with the tax contained in it [131]", async () => {
  expect((await priced("buffer-tank")).calculatedPrice).toMatchObject({
    unitPrice: 749,
    quantity: 1,
    totalPrice: 749,
    calculatedTaxes: [{ tax: 119.59, taxRate: 19, price: 749 }],
    taxRules: [{ taxRate: 19, percentage: 100 }],
  });
});

it("is cheaper by quantity, each step up to where the next begins [131]", async () => {
  const { calculatedPrice, calculatedPrices, calculatedCheapestPrice } = await priced("hose");
  expect(calculatedPrice.unitPrice).toBe(119);
  expect(calculatedPrices.map(({ unitPrice, quantity }) => [quantity, unitPrice])).toEqual([
    [9, 119],
    [49, 109],
    [50, 99],
  ]);
  expect(calculatedCheapestPrice).toMatchObject({ unitPrice: 119, hasRange: false });
});

it("has no steps where there is one price", async () => {
  expect((await priced("buffer-tank")).calculatedPrices).toEqual([]);
});

it("shows the list price with what is saved", async () => {
  expect((await priced("buffer-tank")).calculatedPrice.listPrice).toMatchObject({
    price: 899,
    discount: -150,
    percentage: 16.69,
  });
  expect((await priced("hose")).calculatedPrice.listPrice).toBeNull();
});

it("shows the lowest price of the 30 days before the reduction [131]", async () => {
  expect((await priced("buffer-tank")).calculatedPrice.regulationPrice?.price).toBe(799);
  expect((await priced("valve")).calculatedPrice.regulationPrice).toBeNull();
});

it("shows the price of one unit of measure", async () => {
  const { calculatedPrice, calculatedPrices, unit, translated } = await priced("hose");
  expect(calculatedPrice.referencePrice).toMatchObject({
    price: 0.6,
    purchaseUnit: 200,
    referenceUnit: 1,
    unitName: "Meter",
  });
  expect(calculatedPrices[2]?.referencePrice?.price).toBe(0.5);
  expect([unit?.translated.shortCode, translated.packUnit, translated.packUnitPlural]).toEqual([
    "m",
    "Rolle",
    "Rollen",
  ]);
});

describe("of a family", () => {
  it("are those of each variant, taken from the parent where it has none", async () => {
    const unitPrices = await Promise.all(
      ["kestrel-6", "kestrel-8", "kestrel-12"].map(
        async (key) => (await priced(key)).calculatedPrice.unitPrice,
      ),
    );
    expect(unitPrices).toEqual([7999, 8499, 9999]);
  });

  it("begin with the cheapest variant [131]", async () => {
    expect((await priced("kestrel-12")).calculatedCheapestPrice).toMatchObject({
      unitPrice: 7999,
      hasRange: true,
      variantId: id.product("kestrel-6"),
    });
  });
});

describe("follow the session", () => {
  it("in the tax rate of the country of delivery, at the same gross price", async () => {
    const { calculatedPrice } = await priced("buffer-tank", { countryId: id.country("pl") });
    expect(calculatedPrice).toMatchObject({
      unitPrice: 749,
      calculatedTaxes: [{ taxRate: 23, tax: 140.06 }],
    });
    const swiss = await priced("buffer-tank", { countryId: id.country("ch") });
    expect(swiss.calculatedPrice.calculatedTaxes).toMatchObject([{ taxRate: 0, tax: 0 }]);
  });

  it("in the currency, converted by its factor", async () => {
    const { calculatedPrice, calculatedCheapestPrice } = await priced("hose", {
      currencyId: id.currency("pln"),
    });
    expect([calculatedPrice.unitPrice, calculatedCheapestPrice.unitPrice]).toEqual([476, 476]);
  });

  it("never in the prices of another customer group", async () => {
    expect(JSON.stringify(await priced("hose"))).not.toContain('"unitPrice":95');
  });
});

it("carries the rate of goods without tax", async () => {
  expect((await priced("module-white")).calculatedPrice.calculatedTaxes).toMatchObject([
    { taxRate: 0, tax: 0 },
  ]);
});
