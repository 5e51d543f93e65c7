import { beforeAll, describe, expect, it } from "vitest";
import { item, lineOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { projectAll } from "../harness/content/project-all.ts";
import { testShop } from "../harness/test-shop.ts";

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
