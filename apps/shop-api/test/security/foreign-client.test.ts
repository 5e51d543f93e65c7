import { ApiClientError, createAPIClient } from "@shopware/api-client";
import type { operations } from "@shopware/api-client/store-api-types";
import { beforeEach, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* The client Shopware publishes for its own Store API, unchanged: whoever wrote a shop against it can point it at ours. */
const shop = testShop();
const connect = () =>
  createAPIClient<operations>({ baseURL: `${shop.origin}/store-api`, accessToken: id.accessKey });
let client: ReturnType<typeof connect>;
beforeEach(() => {
  client = connect();
});

it("reads the context and remembers the token it was given", async () => {
  const tokens: string[] = [];
  client.hook("onContextChanged", (token) => void tokens.push(token));
  const { data } = await client.invoke("readContext get /context");
  expect(data.currency?.isoCode).toBe("EUR");
  expect(tokens).toEqual([data.token]);

  const again = await client.invoke("readContext get /context");
  expect(again.data.token).toBe(data.token);
  expect(tokens).toHaveLength(1);
});

it("changes the context and keeps the choice", async () => {
  await client.invoke("updateContext patch /context", { body: { countryId: id.country("pl") } });
  const { data } = await client.invoke("readContext get /context");
  expect(data.shippingLocation?.country?.iso).toBe("PL");
});

it("reads the navigation", async () => {
  const { data } = await client.invoke("readNavigation post /navigation/{activeId}/{rootId}", {
    headers: { "sw-include-seo-urls": true },
    pathParams: { activeId: "main-navigation", rootId: "main-navigation" },
    body: { depth: 2 },
  });
  expect(data.map((category) => category.translated.name)).toContain("Heizung");
  expect(data[0]?.children?.[0]?.seoUrls?.[0]?.seoPathInfo).toBe("waermepumpen");
});

it("reads a product listing", async () => {
  const { data } = await client.invoke("readProductListing post /product-listing/{categoryId}", {
    pathParams: { categoryId: id.category("radiators") },
    body: { p: 1, limit: 2, order: "price-asc", manufacturer: id.manufacturer("walzer") },
  });
  expect(data.elements.map((product) => product.productNumber)).toEqual(["WZ-V-12", "WZ-T-1"]);
  expect(data.total).toBe(5);
});

it("reads a product with its configurator", async () => {
  const { data } = await client.invoke("readProductDetail post /product/{productId}", {
    pathParams: { productId: id.product("kestrel-8") },
    body: { associations: { manufacturer: {} } },
  });
  expect(data.product.translated.name).toBe("Wärmepumpe Kestrel");
  expect(data.product.calculatedPrice.unitPrice).toBe(8499);
  expect(data.configurator?.[0]?.options).toHaveLength(3);
});

it("resolves an SEO path, and the category behind it", async () => {
  const { data } = await client.invoke("readSeoUrl post /seo-url", {
    body: { filter: [{ type: "equals", field: "seoPathInfo", value: "waermepumpen" }] },
  });
  const [url] = data.elements ?? [];
  expect(url?.routeName).toBe("frontend.navigation.page");

  const category = await client.invoke("readCategory post /category/{navigationId}", {
    pathParams: { navigationId: url?.foreignKey ?? "" },
    body: {},
  });
  expect(category.data.translated.name).toBe("Wärmepumpen");
  expect(category.data.cmsPage?.type).toBe("product_list");
});

it("searches", async () => {
  const { data } = await client.invoke("searchPage post /search", { body: { search: "Pufferspeicher" } });
  expect(data.elements.map((product) => product.productNumber)).toEqual(["WZ-BT-200"]);
});

it("fills a cart, changes it, and empties it line by line", async () => {
  const hose = id.product("hose");
  const added = await client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ id: hose, referencedId: hose, type: "product", quantity: 2 }] },
  });
  expect(added.data.lineItems?.map(({ label, quantity }) => [label, quantity])).toEqual([
    ["Heizungsrohr 16 mm", 2],
  ]);
  expect(added.data.price?.totalPrice).toBe(249.8);

  const changed = await client.invoke("updateLineItem patch /checkout/cart/line-item", {
    body: { items: [{ id: hose, quantity: 10 }] },
  });
  expect(changed.data.lineItems?.[0]?.price?.unitPrice).toBe(109);

  const read = await client.invoke("readCart get /checkout/cart");
  expect(read.data.price?.positionPrice).toBe(1090);
  expect(read.data.token).toBe(added.data.token);

  const removed = await client.invoke("removeLineItem post /checkout/cart/line-item/delete", {
    body: { ids: [hose] },
  });
  expect(removed.data.lineItems).toEqual([]);
});

it("redeems a code, is told about it, and takes it off again", async () => {
  const hose = id.product("hose");
  await client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ id: hose, referencedId: hose, type: "product", quantity: 1 }] },
  });
  const { data } = await client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ id: "FIVE", referencedId: "FIVE", type: "promotion", quantity: 1 }] },
  });
  expect(Object.values(data.errors ?? {})).toMatchObject([{ messageKey: "promotion-discount-added" }]);
  const discount = data.lineItems?.find(({ type }) => type === "promotion");
  const removed = await client.invoke("removeLineItem post /checkout/cart/line-item/delete", {
    body: { ids: [discount?.id ?? ""] },
  });
  expect(removed.data.lineItems).toHaveLength(1);
});

it("sends a line back as it came: prices are refused, the rest is ignored", async () => {
  const hose = id.product("hose");
  const { data } = await client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ id: hose, referencedId: hose, type: "product", quantity: 1 }] },
  });
  const { price, priceDefinition, ...line } = data.lineItems?.[0] ?? {};
  const again = await client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [line] as never },
  });
  expect(again.data.lineItems).toMatchObject([{ id: hose, quantity: 2 }]);
  const priced = client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ ...line, price, priceDefinition }] as never },
  });
  await expect(priced).rejects.toMatchObject({ status: 403 });
});

it("empties the whole cart", async () => {
  await client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ id: id.product("hose"), type: "product", quantity: 1 }] as never },
  });
  await client.invoke("deleteCart delete /checkout/cart");
  expect((await client.invoke("readCart get /checkout/cart")).data.lineItems).toEqual([]);
});

it("understands a refusal", async () => {
  const asked = client.invoke("readProductDetail post /product/{productId}", {
    pathParams: { productId: id.unknownId },
    body: {},
  });
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiClientError);
  expect(error).toMatchObject({ status: 404, details: { errors: [{ code: "CONTENT__PRODUCT_NOT_FOUND" }] } });
});
