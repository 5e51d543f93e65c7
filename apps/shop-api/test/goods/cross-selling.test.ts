import type { CrossSellingElement } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const groups = async (key: string, headers = {}) =>
  (await shop.api.post<CrossSellingElement[]>(`/product/${id.product(key)}/cross-selling`, {}, headers)).body;
const numbers = (element: CrossSellingElement | undefined) =>
  element?.products.map((product) => product.productNumber);

it("gives the groups by position with their products: 'Zubehör' first, as the shop named them [93]", async () => {
  const [accessories, bestsellers] = await groups("kestrel");
  expect(accessories).toMatchObject({
    crossSelling: { name: "Zubehör", position: 0, type: "productList", active: true },
    total: 2,
    streamId: null,
  });
  expect(numbers(accessories)).toEqual(["WZ-BT-200", "WZ-H-200"]);
  expect(bestsellers).toMatchObject({
    crossSelling: { name: "Bestseller", type: "productStream" },
    streamId: id.stream("topsellers"),
  });
  expect(numbers(bestsellers)).toEqual(["NW-KE", "SH-420.W"]);
});

it("translates the names of the groups [154]", async () => {
  const english = await groups("kestrel", { "sw-language-id": id.language("en") });
  expect(english.map((each) => each.crossSelling.translated.name)).toEqual(["Accessories", "Bestseller"]);
});

it("gives a variant the groups of its parent [255]", async () => {
  expect((await groups("kestrel-12")).map((each) => each.crossSelling.name)).toEqual([
    "Zubehör",
    "Bestseller",
  ]);
});

it("is empty for a product without groups", async () => {
  expect(await groups("hose")).toEqual([]);
});

it("leaves out groups that are switched off", async () => {
  await shop.sql`update cross_selling set active = false where product_id = ${id.product("kestrel")} and position = 0`;
  const { body } = await shop.api.post<CrossSellingElement[]>(
    `/product/${id.product("kestrel")}/cross-selling`,
    {
      associations: { manufacturer: {} },
    },
  );
  expect(body.map((each) => each.crossSelling.name)).toEqual(["Bestseller"]);
  expect(body[0]?.products[0]?.manufacturer?.translated.name).toBe("Nordwerk");
});

it("does not know products that are not sold", async () => {
  const { faults } = await shop.api.post(`/product/${id.product("withdrawn")}/cross-selling`);
  expect(faults).toEqual(["404 CONTENT__PRODUCT_NOT_FOUND"]);
});
