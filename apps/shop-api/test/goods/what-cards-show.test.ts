import type { Category, Product, ProductListing } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { item, newShopper, shippingOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

const products = async (ids: readonly string[], headers = {}) =>
  (await shop.api.post<{ elements: Product[] }>("/product", { ids, limit: 100 }, headers)).body.elements;
const product = async (key: string, headers = {}) => (await products([id.product(key)], headers))[0];
const factsOf = (shown: Product | undefined) =>
  shown?.extensions?.keyFacts?.map(({ name, value }) => `${name} ${value}`);

describe("key facts", () => {
  it("are those of the category above, in the language of the request", async () => {
    expect(factsOf(await product("kestrel-8"))).toEqual(["Leistung 8 kW", "Garantie 10 Jahre", "Farbe Weiß"]);
    const english = { "sw-language-id": id.language("en") };
    expect(factsOf(await product("kestrel-8", english))).toEqual([
      "Power 8 kW",
      "Guarantee 10 years",
      "Colour White",
    ]);
  });

  it("are ranges where a card stands for a family, and its article's where one is meant", async () => {
    const all = await listing(shop, "monobloc");
    expect(factsOf(all.elements.find(({ id: each }) => each === id.product("kestrel")))?.[0]).toBe(
      "Leistung 6–12 kW",
    );
    const chosen = await listing(shop, "monobloc", { properties: id.option("power.kw-8") });
    expect(factsOf(chosen.elements[0])?.[0]).toBe("Leistung 8 kW");
  });

  it("are at most four, and none where no category names any", async () => {
    expect(factsOf(await product("module-white"))).toEqual([]);
    for (const { extensions } of (await listing(shop, "heating")).elements)
      expect(extensions?.keyFacts?.length).toBeLessThanOrEqual(4);
  });
});

it("counts the approved reviews of the family on each of its articles", async () => {
  const counts = (await products([id.product("kestrel"), id.product("kestrel-8"), id.product("hose")])).map(
    ({ extensions }) => extensions?.reviewCount,
  );
  expect(counts).toEqual([3, 3, 0]);
});

describe("what sending costs", () => {
  it("is what a cart with the smallest quantity of it pays, for every article", async () => {
    const rows = await shop.sql<{ id: string }[]>`
      select replace(product_id::text, '-', '') as id from product_read where (doc ->> 'childCount')::int = 0`;
    const all = await products(rows.map((row) => row.id));
    expect(all.length).toBeGreaterThan(15);
    for (const { id: productId, minPurchase, extensions, productNumber, states, available } of all) {
      const shopper = newShopper(shop.api);
      const line = { type: "product", id: productId, referencedId: productId, quantity: minPurchase ?? 1 };
      const cart = await shopper.add(line);
      // Sold out: no cart holds it.
      if (!available) continue;
      expect(cart.lineItems, productNumber).toHaveLength(1);
      const isSent = !states.includes("is-download");
      expect(extensions?.shippingCost, productNumber).toBe(isSent ? shippingOf(cart) : null);
    }
  });

  it.each([
    ["hose", 5.9],
    ["kestrel-6", 79],
    ["module-white", 0],
  ])("of %s is %d", async (key, cost) => {
    expect((await product(key))?.extensions?.shippingCost).toBe(cost);
    expect(shippingOf(await newShopper(shop.api).add(item(key)))).toBe(cost);
  });

  it("of a family is that of the article whose price it shows", async () => {
    const [family, cheapest] = await products([id.product("kestrel"), id.product("kestrel-6")]);
    expect(family?.extensions?.shippingCost).toBe(cheapest?.extensions?.shippingCost);
  });
});

describe("products of a category", () => {
  const totalOf = async (categoryId: string) =>
    (await shop.api.post<ProductListing>(`/product-listing/${categoryId}`, { limit: 1 })).body.total;

  it("are counted in the menu as its listings do, streams too", async () => {
    const { body } = await shop.api.post<Category[]>("/navigation/main-navigation/main-navigation", {
      depth: 5,
      buildTree: false,
    });
    expect(body.length).toBeGreaterThan(5);
    for (const category of body)
      expect([category.id, category.extensions?.productCount]).toEqual([
        category.id,
        await totalOf(category.id),
      ]);
    expect(body.some(({ extensions }) => (extensions?.productCount ?? 0) > 3)).toBe(true);
  });

  it("are counted on its page and in lists", async () => {
    const heating = id.category("heating");
    const total = await totalOf(heating);
    const page = (await shop.api.post<Category>(`/category/${heating}`, {})).body;
    expect(page.extensions?.productCount).toBe(total);
    const list = (await shop.api.post<{ elements: Category[] }>("/category", { ids: [heating] })).body;
    expect(list.elements[0]?.extensions?.productCount).toBe(total);
  });
});
