import type { ProductDetail } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({
  prepare: (sql) =>
    sql`update product set cms_page_id = ${id.cmsPage("terms")} where id = ${id.product("inverter")}`,
});
const detail = async (key: string, body: object = {}) =>
  (await shop.api.post<ProductDetail>(`/product/${id.product(key)}`, body)).body;

it("answers a single product with an empty configurator", async () => {
  const { product, configurator } = await detail("buffer-tank");
  expect(product).toMatchObject({
    productNumber: "WZ-BT-200",
    parentId: null,
    childCount: 0,
    weight: 61.5,
    manufacturer: { translated: { name: "Walzer" } },
    deliveryTime: { translated: { name: "2-4 Werktage" } },
    categoryTree: [id.category("root"), id.category("heating")],
    states: ["is-physical"],
    type: "physical",
  });
  expect(configurator).toEqual([]);
});

it("answers a variant with everything it takes from its parent", async () => {
  const { product } = await detail("kestrel-8");
  expect(product).toMatchObject({
    parentId: id.product("kestrel"),
    productNumber: "NW-KE-08",
    ean: "4006381333931",
    optionIds: [id.option("power.kw-8")],
    options: [{ translated: { name: "8 kW" } }],
    translated: { name: "Wärmepumpe Kestrel" },
    manufacturer: { translated: { name: "Nordwerk" } },
    media: [{ position: 0 }, { position: 1 }],
    ratingAverage: 4.33,
    customFields: { weee: "DE 12345678" },
  });
});

it("lets a variant replace pictures and name of its parent", async () => {
  const { product } = await detail("kestrel-12");
  expect(product.media).toHaveLength(1);
  expect(product.translated.name).toBe("Wärmepumpe Kestrel XL");
});

it("answers a parent's id with an available variant, the cheapest of those", async () => {
  expect((await detail("kestrel")).product.productNumber).toBe("NW-KE-06");
  expect((await detail("radiator")).product.productNumber).toBe("WZ-R-600-800");
});

it("prefers the main variant where the shop chose one", async () => {
  const parent = id.product("radiator");
  await shop.sql`update product set main_variant_id = ${id.product("radiator-900-800")} where id = ${parent}`;
  const answer = await shop.api.post<ProductDetail>(`/product/${parent}`, {
    associations: { manufacturer: {} },
  });
  expect(answer.body.product.productNumber).toBe("WZ-R-900-800");
  await shop.sql`update product set main_variant_id = null where id = ${parent}`;
});

it("offers all options of one group", async () => {
  const { configurator } = await detail("kestrel-8");
  expect(configurator).toMatchObject([
    {
      translated: { name: "Leistung" },
      options: [
        { translated: { name: "6 kW" }, combinable: true },
        { translated: { name: "8 kW" }, combinable: true },
        { translated: { name: "12 kW" }, combinable: true },
      ],
    },
  ]);
});

it("says which options cannot be combined with the others of this variant", async () => {
  const combinable = async (key: string) =>
    (await detail(key)).configurator?.map((group) => [
      group.translated.name,
      group.options?.map((option) => [option.translated.name, option.combinable]),
    ]);
  expect(await combinable("radiator-900-800")).toEqual([
    [
      "Bauhöhe",
      [
        ["600 mm", true],
        ["900 mm", true],
      ],
    ],
    [
      "Baulänge",
      [
        ["800 mm", true],
        ["1000 mm", false],
      ],
    ],
  ]);
  expect(await combinable("radiator-600-1000")).toEqual([
    [
      "Bauhöhe",
      [
        ["600 mm", true],
        ["900 mm", false],
      ],
    ],
    [
      "Baulänge",
      [
        ["800 mm", true],
        ["1000 mm", true],
      ],
    ],
  ]);
});

it("leaves the configurator out when asked", async () => {
  expect((await detail("kestrel-8", { skipConfigurator: true })).configurator).toBeNull();
});

it("brings the layout of the product along, unless asked not to", async () => {
  // The layout was set past the worker, so the projection is told by hand.
  await shop.sql`update product_read set doc = jsonb_set(doc::jsonb, '{cmsPageId}', to_jsonb(${id.cmsPage("terms")}::text))::json
    where product_id = ${id.product("inverter")}`;
  expect((await detail("inverter")).product.cmsPage?.id).toBe(id.cmsPage("terms"));
  expect((await detail("inverter", { skipCmsPage: true })).product.cmsPage ?? null).toBeNull();
});

it("carries energy labels as custom fields 1 and 2 [128]", async () => {
  const { product } = await detail("kestrel-8");
  expect(product.customFields).toMatchObject({
    enevClass1: "A+++",
    enevColorCode1: "#00a650",
    enevSpectrumFrom1: "A+++",
    enevSpectrumTo1: "D",
    enevClass2: "A++",
  });
});

it("carries documents anybody may read, and tells nothing about digital goods before the purchase [132]", async () => {
  const { product } = await detail("kestrel-8");
  expect(product.extensions).toMatchObject({
    hearthDocuments: [{ kind: "data-sheet", media: { mimeType: "application/pdf" } }],
  });
  const guide = (await detail("guide")).product;
  expect(guide.states).toEqual(["is-download"]);
  expect(JSON.stringify(guide)).not.toContain("/private/");
});

it.each([
  [
    "valve",
    {
      isCloseout: true,
      stock: 5,
      available: true,
      minPurchase: 2,
      purchaseSteps: 2,
      calculatedMaxPurchase: 4,
    },
  ],
  ["fan", { isCloseout: true, stock: 0, available: false, calculatedMaxPurchase: 0 }],
  ["kestrel-12", { isCloseout: false, stock: 0, available: true, calculatedMaxPurchase: 100 }],
])("says how much of %s can be bought", async (key, expected) => {
  expect((await detail(key)).product).toMatchObject(expected);
});

it("does not know products that are not sold", async () => {
  for (const key of ["withdrawn", "never-existed"])
    expect((await shop.api.post(`/product/${id.product(key)}`)).faults).toEqual([
      "404 CONTENT__PRODUCT_NOT_FOUND",
    ]);
});
