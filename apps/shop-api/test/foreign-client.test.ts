import { ApiClientError, createAPIClient } from "@shopware/api-client";
import type { operations } from "@shopware/api-client/store-api-types";
import { beforeEach, expect, it } from "vitest";
import * as id from "./harness/catalogue-ids.ts";
import { testShop } from "./harness/test-shop.ts";

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
