import type {
  CrossSellingElement,
  EntitySearchResult,
  Product,
  ProductDetail,
  ProductListing,
} from "@hearth/contract";
import { it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
testWorker(shop);

const detail = async (key: string) =>
  (await shop.api.post<ProductDetail>(`/product/${id.product(key)}`)).body;
const search = async (term: string) =>
  (await shop.api.post<ProductListing>("/search", { search: term })).body;
const found = async (term: string) => numbersOf(await search(term));
const productList = async (key: string) =>
  (await shop.api.post<EntitySearchResult<Product>>("/product", { ids: [id.product(key)] })).body.elements;
const accessories = async (key: string) =>
  (await shop.api.post<CrossSellingElement[]>(`/product/${id.product(key)}/cross-selling`)).body;
const isListed = async (category: string, number: string) =>
  numbersOf(await listing(shop, category, { limit: 50 })).includes(number);
const setPrice = (key: string, cents: number) => () =>
  shop.sql`update product_price set gross_cents = ${cents}, net_cents = ${cents} where product_id = ${id.product(key)}`;

it("a price", async () => {
  const price = (product: Product | undefined) => product?.calculatedPrice.unitPrice;
  await expectToReach({
    read: async () => [
      price((await detail("buffer-tank")).product),
      price((await search("Pufferspeicher")).elements[0]),
      price((await listing(shop, "heating", { order: "price-desc" })).elements[1]),
      price((await productList("buffer-tank"))[0]),
      price((await accessories("kestrel"))[0]?.products[0]),
    ],
    from: [749, 749, 749, 749, 749],
    change: setPrice("buffer-tank", 64_900),
    to: [649, 649, 649, 649, 649],
  });
});

it("a price, in the order and the filters of listings", async () => {
  await expectToReach({
    read: async () => [
      numbersOf(await listing(shop, "radiators", { order: "price-asc", limit: 1 })),
      numbersOf(await listing(shop, "heating", { "max-price": 10 })),
      (await search("Grünbeck")).aggregations.price,
    ],
    from: [["WZ-V-12"], [], { min: 39, max: 39 }],
    change: setPrice("thermostat", 1000),
    to: [["WZ-T-1"], ["WZ-T-1"], { min: 10, max: 10 }],
  });
});

it("a price, in a listing and a slider made by a stream", async () => {
  const priceOf = (products: readonly Product[]) =>
    products.find((each) => each.id === id.product("module-white"))?.calculatedPrice.unitPrice;
  await expectToReach({
    read: async () => [
      priceOf((await listing(shop, "bestsellers")).elements),
      priceOf((await accessories("kestrel"))[1]?.products ?? []),
      JSON.stringify((await shop.api.post("/category/home")).body).includes('"unitPrice":88.5,'),
      JSON.stringify((await shop.api.post(`/category/${id.category("bestsellers")}`)).body).includes(
        '"unitPrice":88.5,',
      ),
    ],
    from: [99, 99, false, false],
    change: setPrice("module-white", 8850),
    to: [88.5, 88.5, true, true],
  });
});

it("the price of one variant, in its whole family", async () => {
  await expectToReach({
    read: async () => [
      (await detail("kestrel-6")).product.calculatedCheapestPrice.unitPrice,
      (await detail("kestrel")).product.productNumber,
      (await listing(shop, "heat-pumps")).elements[0]?.calculatedCheapestPrice.unitPrice,
    ],
    from: [7999, "NW-KE-06", 7999],
    change: setPrice("kestrel-12", 500_000),
    to: [5000, "NW-KE-12", 5000],
  });
});

it("the stock of the last pieces", async () => {
  const available = { limit: 50, "post-filter": [{ type: "equals", field: "available", value: true }] };
  await expectToReach({
    read: async () => [
      (await detail("valve")).product.available,
      (await listing(shop, "radiators", { limit: 50 })).elements.find(
        (each) => each.productNumber === "WZ-V-12",
      )?.stock,
      numbersOf(await listing(shop, "radiators", available)).includes("WZ-V-12"),
    ],
    from: [true, 5, true],
    change: () => shop.sql`update product_stock set stock = 1 where product_id = ${id.product("valve")}`,
    to: [false, 1, false],
  });
});

it("a name, into search and out of it", async () => {
  await expectToReach({
    read: async () => [
      (await detail("fan")).product.translated.name,
      await found("Brise"),
      await found("Quirl"),
    ],
    from: ["Heizkörperlüfter Brise", ["WZ-F-1"], []],
    change: () => shop.sql`
      update product_translation set name = 'Quirl' where product_id = ${id.product("fan")} and language_id = ${id.language("de")}`,
    to: ["Quirl", [], ["WZ-F-1"]],
  });
});

it("the way of a product from one category to another", async () => {
  await expectToReach({
    read: async () => [await isListed("photovoltaics", "SH-GUIDE"), await isListed("hidden", "SH-GUIDE")],
    from: [true, false],
    change: () => shop.sql`
      update product set category_ids = ${[id.category("hidden")]}::uuid[] where id = ${id.product("guide")}`,
    to: [false, true],
  });
});

it("an approved review, in the rating", async () => {
  await expectToReach({
    read: async () => [
      (await detail("kestrel-8")).product.ratingAverage,
      numbersOf(await listing(shop, "heating", { rating: 4 })),
    ],
    from: [4.33, ["NW-KE"]],
    change: () =>
      shop.sql`update product_review set status = true where product_id = ${id.product("kestrel")}`,
    to: [3.5, []],
  });
});

it.each([
  [
    "removed",
    "module-black",
    "SH-430.B",
    (product: string) => shop.sql`delete from product where id = ${product}`,
  ],
  [
    "taken off sale",
    "inverter",
    "NW-INV-8",
    (product: string) => shop.sql`update product set active = false where id = ${product}`,
  ],
])("the end of a product that is %s", async (_, key, number, remove) => {
  await expectToReach({
    read: async () => [
      (await shop.api.post(`/product/${id.product(key)}`)).status,
      await isListed("photovoltaics", number),
      (await found(number)).includes(number),
      (await productList(key)).length,
    ],
    from: [200, true, true, 1],
    change: () => remove(id.product(key)),
    to: [404, false, false, 0],
  });
});

it("the end of a variant, in its family", async () => {
  const offered = async () =>
    (await detail("radiator-600-800")).configurator?.flatMap(
      (group) => group.options?.map((option) => option.translated.name) ?? [],
    );
  await expectToReach({
    read: async () => [
      await offered(),
      (await shop.api.post(`/product/${id.product("radiator-900-800")}`)).status,
    ],
    from: [["600 mm", "900 mm", "800 mm", "1000 mm"], 200],
    change: () => shop.sql`delete from product where id = ${id.product("radiator-900-800")}`,
    to: [["600 mm", "800 mm", "1000 mm"], 404],
  });
});
