import type { EntitySearchResult, Product, ProductDetail } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const one = async (body: object, headers = {}): Promise<Product | undefined> =>
  (
    await shop.api.post<EntitySearchResult<Product>>(
      "/product",
      { ids: [id.product("kestrel-8")], ...body },
      headers,
    )
  ).body.elements[0];

it("keeps only the listed fields of an entity, and its apiAlias", async () => {
  expect(await one({ includes: { product: ["id", "productNumber"] } })).toEqual({
    id: id.product("kestrel-8"),
    productNumber: "NW-KE-08",
    apiAlias: "product",
  });
});

it("keeps a part of a nested field, and prunes nested entities by their own alias", async () => {
  const product = await one({
    associations: { manufacturer: {} },
    includes: { product: ["translated.name", "manufacturer"], product_manufacturer: ["translated"] },
  });
  expect(product).toEqual({
    translated: { name: "Wärmepumpe Kestrel" },
    manufacturer: {
      translated: expect.objectContaining({ name: "Nordwerk" }),
      apiAlias: "product_manufacturer",
    },
    apiAlias: "product",
  });
});

it("leaves entities alone that are not named", async () => {
  const product = await one({ includes: { category: ["id"] } });
  expect(product?.productNumber).toBe("NW-KE-08");
});

it("prunes the envelope by its own alias", async () => {
  const { body } = await shop.api.post("/product", {
    ids: [id.product("hose")],
    includes: { dal_entity_search_result: ["elements"], product: ["id"] },
  });
  expect(body).toEqual({
    elements: [{ id: id.product("hose"), apiAlias: "product" }],
    apiAlias: "dal_entity_search_result",
  });
});

it("does not spoil later answers", async () => {
  await one({ associations: { manufacturer: {} }, includes: { product_manufacturer: ["id"] } });
  expect((await one({ associations: { manufacturer: {} } }))?.manufacturer?.translated.name).toBe("Nordwerk");
});

it("leaves relations out unless asked, except the cover", async () => {
  const product = await one({});
  expect(product?.cover?.media?.fileName).toBeTruthy();
  for (const relation of ["manufacturer", "media", "options", "properties", "categories", "seoUrls"] as const)
    expect(product?.[relation] ?? null).toBeNull();
});

it("brings each relation of a product along when asked [130, 253]", async () => {
  const associations = {
    manufacturer: { associations: { media: {} } },
    media: {},
    downloads: {},
    options: { associations: { group: {} } },
    properties: { associations: { group: {} } },
    unit: {},
    deliveryTime: {},
    categories: {},
    seoCategory: {},
  };
  expect(await one({ associations })).toMatchObject({
    manufacturer: { translated: { name: "Nordwerk" }, media: { fileExtension: "svg" } },
    media: [{ position: 0 }, { position: 1 }],
    downloads: [],
    options: [{ translated: { name: "8 kW" }, group: { translated: { name: "Leistung" } } }],
    properties: [{ translated: { name: "Weiß" } }, { translated: { name: "10 Jahre" } }],
    unit: null,
    deliveryTime: { translated: { name: "2-4 Werktage" } },
    categories: [{ id: id.category("monobloc") }],
    seoCategory: { id: id.category("monobloc") },
  });
});

it.each([
  ["an unknown relation", { orders: {} }, "400 FRAMEWORK__ASSOCIATION_NOT_FOUND /associations/orders"],
  [
    "a dotted name",
    { "manufacturer.media": {} },
    "400 FRAMEWORK__ASSOCIATION_NOT_FOUND /associations/manufacturer.media",
  ],
  [
    "an unknown relation of a relation",
    { manufacturer: { associations: { orders: {} } } },
    "400 FRAMEWORK__ASSOCIATION_NOT_FOUND /associations/manufacturer/associations/orders",
  ],
  [
    "narrowing inside a relation",
    { media: { limit: 1 } },
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /associations/media",
  ],
])("refuses %s", async (_, associations, fault) => {
  expect((await shop.api.post("/product", { ids: [], associations })).faults).toEqual([fault]);
});

it("fills seoUrls anywhere in the answer when the header is there, whatever its value [130]", async () => {
  const detail = async (headers: Record<string, string>) =>
    (await shop.api.post<ProductDetail>(`/product/${id.product("hose")}`, {}, headers)).body.product;
  const filled = await detail({ "sw-include-seo-urls": "0" });
  expect(filled.seoUrls?.map((url) => url.seoPathInfo)).toEqual(["heizungsrohr-16"]);
  expect(filled.seoCategory?.seoUrls?.map((url) => url.seoPathInfo)).toEqual(["heizung"]);
  expect((await detail({})).seoUrls ?? null).toBeNull();
  const english = await detail({ "sw-include-seo-urls": "1", "sw-language-id": id.language("en") });
  expect(english.seoUrls?.map((url) => url.seoPathInfo)).toEqual(["heating-pipe-16"]);
});
