import { afterEach, describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { countOrders, forgetPurchases, insertPurchases, three } from "../harness/payment/given-purchase.ts";
import { recommended } from "../harness/content/recommended.ts";
import { testShop } from "../harness/test-shop.ts";

/* What is recommended is visible, can be had, is not there already, and says why it is recommended. */
const shop = testShop({ env: { CACHE_ENTRIES: "0" } });
afterEach(async () => {
  await forgetPurchases(shop.sql);
  await countOrders(shop.sql);
});

const bought = (...products: string[]) => insertPurchases(shop.sql, three, { products });
const ids = (...keys: string[]) => keys.map(id.product);

describe("what is bought together", () => {
  it("comes first, for one product and for a whole cart [43]", async () => {
    await bought("hose", "valve", "thermostat", "buffer-tank");
    await bought("inverter", "battery-5", "module-white", "module-black");
    await countOrders(shop.sql);
    const one = await recommended(shop, { productIds: ids("hose") });
    expect(one).toMatchObject({ basis: "together", categoryName: null });
    expect(one.numbers.toSorted()).toEqual(["WZ-BT-200", "WZ-T-1", "WZ-V-12"]);
    const cart = await recommended(shop, { productIds: ids("hose", "inverter", "valve") });
    expect(cart.numbers.toSorted()).toEqual(["SH-420.W", "SH-430.B", "SH-BAT-5", "WZ-BT-200", "WZ-T-1"]);
  });

  it("stands back where everybody buys it", async () => {
    await bought("hose", "valve", "thermostat", "buffer-tank");
    await insertPurchases(shop.sql, ["d@example.com", "e@example.com"], { products: ["thermostat"] });
    await countOrders(shop.sql);
    const { numbers } = await recommended(shop, { productIds: ids("hose") });
    expect(numbers.at(-1)).toBe("WZ-T-1");
  });

  it("is found for the family when a variant is asked about, and never offers the family itself", async () => {
    await bought("kestrel-8", "kestrel-6", "hose", "valve", "thermostat");
    await countOrders(shop.sql);
    const { basis, numbers } = await recommended(shop, { productIds: ids("kestrel-12") });
    expect(basis).toBe("together");
    expect(numbers.toSorted()).toEqual(["WZ-H-200", "WZ-T-1", "WZ-V-12"]);
  });

  it("leaves out what is shown already, sold out or withdrawn, and gives way when too little is left [43]", async () => {
    await bought("hose", "valve", "thermostat", "buffer-tank", "fan", "withdrawn", "inverter");
    await countOrders(shop.sql);
    const about = { productIds: ids("hose"), withoutIds: ids("inverter") };
    const { numbers } = await recommended(shop, about);
    expect(numbers.toSorted()).toEqual(["WZ-BT-200", "WZ-T-1", "WZ-V-12"]);
    const fewer = await recommended(shop, { ...about, withoutIds: ids("inverter", "valve") });
    expect(fewer.basis).not.toBe("together");
  });
});

describe("what is popular", () => {
  it("is told by category, most buyers first [43]", async () => {
    await bought("thermostat", "hose", "valve", "inverter");
    await insertPurchases(shop.sql, ["d@example.com"], { products: ["valve"] });
    await countOrders(shop.sql);
    const radiators = await recommended(shop, { categoryId: id.category("radiators") });
    expect(radiators).toMatchObject({ basis: "popular", categoryName: "Heizkörper" });
    expect(radiators.numbers[0]).toBe("WZ-V-12");
    expect(radiators.numbers.toSorted()).toEqual(["WZ-H-200", "WZ-T-1", "WZ-V-12"]);
    const whole = await recommended(shop);
    expect(whole).toMatchObject({ basis: "popular", categoryName: null });
    expect(whole.numbers).toContain("NW-INV-8");
  });

  it("speaks the visitor's language about the same products", async () => {
    await bought("thermostat", "hose", "valve");
    await countOrders(shop.sql);
    const about = { categoryId: id.category("radiators") };
    const german = await recommended(shop, about);
    const polish = await recommended(shop, about, { "sw-language-id": id.language("pl") });
    expect(polish).toEqual({ ...german, categoryName: "Grzejniki" });
  });
});

describe("where too few bought anything", () => {
  it("the catalogue says what comes first, and says that it does [43]", async () => {
    const radiators = await recommended(shop, {
      productIds: ids("hose"),
      categoryId: id.category("radiators"),
    });
    expect(radiators).toMatchObject({ basis: "assortment", categoryName: "Heizkörper" });
    expect(radiators.numbers.toSorted()).toEqual(["WZ-R", "WZ-T-1", "WZ-V-12"]);
  });

  it.each([
    ["a category that is not shown", { categoryId: id.category("retired") }],
    ["one that nobody knows", { categoryId: id.unknownId }],
    ["a product that nobody knows", { productIds: [id.unknownId] }],
  ])("%s means the whole shop", async (_what, about) => {
    const { basis, categoryName, numbers } = await recommended(shop, about);
    expect([basis, categoryName]).toEqual(["assortment", null]);
    expect(numbers).toHaveLength(8);
    expect(numbers).not.toContain("WZ-F-1");
  });

  it("a category that is a stream gives what the stream holds", async () => {
    const { basis, numbers } = await recommended(shop, { categoryId: id.category("bestsellers") });
    expect([basis, ...numbers.toSorted()]).toEqual(["assortment", "NW-KE", "SH-420.W"]);
  });
});
