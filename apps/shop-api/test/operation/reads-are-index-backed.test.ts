import { afterAll, beforeAll, expect, it } from "vitest";
import { createServer } from "../../src/http/server.ts";
import { type OpenServices, openServices } from "../../src/open-services.ts";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { type ApiClient, createApiClient } from "../harness/api-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { largeShop } from "../harness/admin/large-shop.ts";
import { fullReads, largeTables, type Statement, type TableSizes } from "../harness/content/query-plans.ts";
import { paymentEnv, startTestSandbox } from "../harness/payment/payment-sandbox.ts";
import { testConfig } from "../harness/test-config.ts";
import { operations, send } from "../harness/content/valid-requests.ts";

const PRODUCTS = 5000;
/** From this size on the planner has a choice; smaller tables are read whole for good reasons. */
const LARGE_ROWS = 2000;

const shop = largeShop(PRODUCTS);
let sql: Sql;
let services: OpenServices;
let api: ApiClient;
let large: TableSizes;
let sample: Sample;
let seen: Statement[] = [];
let close: () => Promise<void>;

beforeAll(async () => {
  sql = openDatabase(shop.databaseUrl, { poolSize: 1 });
  large = await largeTables(sql, LARGE_ROWS);
  sample = await drawSample(sql);
  const onStatement = (text: string, parameters: unknown[]) => void seen.push({ text, parameters });
  let origin = "";
  const sandbox = await startTestSandbox(() => origin);
  const config = testConfig(shop.databaseUrl, {
    CACHE_ENTRIES: "0",
    MEDIA_DIR: shop.mediaDir,
    ...paymentEnv(sandbox),
  });
  services = await openServices(config, () => {}, { onStatement });
  const app = createServer(services);
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  api = createApiClient(`${origin}/store-api`, sql);
  close = async () => {
    await sandbox.close();
    await app.close();
    await services.close();
    await sql.end();
  };
});
afterAll(() => close?.());

interface Sample {
  category: string;
  leaf: string;
  manufacturer: string;
  option: string;
  single: string;
  parent: string;
  variant: string;
  number: string;
  path: string;
}

async function drawSample(from: Sql): Promise<Sample> {
  const [row] = await from<Sample[]>`
    with single as (select * from product where parent_id is null and property_ids[1] is not null order by md5(id::text) limit 1),
      variant as (select * from product where parent_id is not null order by md5(id::text) limit 1)
    select category.path[2] as category, category.id as leaf, single.manufacturer_id as manufacturer, single.property_ids[1] as option,
      single.id as single, variant.parent_id as parent, variant.id as variant, single.product_number as number,
      (select seo_path_info from seo_url where foreign_key = single.id limit 1) as path
    from single join category on category.id = single.category_ids[1], variant`;
  const hex = (value: string) => (/^[0-9a-f]{8}-/.test(value) ? value.replaceAll("-", "") : value);
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([key, value]) => [key, hex(value as string)]),
  ) as unknown as Sample;
}

/** Statements a request sends, less those of the driver itself. */
async function statementsOf(request: () => Promise<{ faults: string[] }>): Promise<Statement[]> {
  seen = [];
  expect((await request()).faults).toEqual([]);
  return seen.filter(({ text }) => !/^\s*(select b\.oid|begin|commit)/i.test(text));
}

async function expectIndexes(request: () => Promise<{ faults: string[] }>): Promise<void> {
  for (const statement of await statementsOf(request)) {
    expect(await fullReads(sql, statement, large), statement.text).toEqual([]);
  }
}

it("has tables large enough to prove it", () => {
  for (const table of [
    "product",
    "product_read",
    "product_translation",
    "product_price",
    "product_stock",
    "product_review",
    "cross_selling",
    "bought_together",
    "popular_product",
    "seo_url",
  ])
    expect([...large.keys()]).toContain(`public.${table}`);
  for (const table of ["hit", "hit_member", "hit_number", "hit_text"])
    expect([...large.keys()]).toContain(`catalog_index.${table}`);
});

it.each([
  ["a full read", "select count(weight_kg) from product where sales = 5", "public.product: sequential scan"],
  [
    "an index that does not narrow",
    `select id from seo_url where language_id = '${id.language("de")}' and seo_path_info like '%nichts%' order by language_id, seo_path_info`,
    expect.stringMatching(/^public\.seo_url: /),
  ],
])("would notice %s", async (_, text, expected) => {
  expect(await fullReads(sql, { text, parameters: [] }, large)).toEqual([expected]);
});

it.each(operations)("%s", async (operation) => {
  await expectIndexes(() => send(api, operation));
});

const listing = (body: (from: Sample) => object) => (from: Sample) =>
  ["/product-listing/" + from.category, body(from)] as const;
const products = (body: (from: Sample) => object) => (from: Sample) => ["/product", body(from)] as const;
const equals = (field: string, value: string) => ({ type: "equals", field, value });
const reads: Record<string, (from: Sample) => readonly [path: string, body: object]> = {
  "a department": listing(() => ({ limit: 24 })),
  "a department in pages": listing(() => ({ limit: 24, p: 5 })),
  "a department by price": listing(() => ({ order: "price-asc" })),
  "a department by falling price": listing(() => ({ order: "price-desc" })),
  "a department by maker": listing(({ manufacturer }) => ({ manufacturer })),
  "a department by option": listing(({ option }) => ({ properties: option })),
  "a department by price span": listing(() => ({ "min-price": 50, "max-price": 200 })),
  "a department by rating": listing(() => ({ rating: 4 })),
  "a department by all at once, reduced": listing(({ manufacturer, option }) => ({
    manufacturer,
    properties: option,
    "min-price": 10,
    rating: 1,
    "reduce-aggregations": "1",
  })),
  "filters only": listing(() => ({ "only-aggregations": "1" })),
  "products only": listing(() => ({ "no-aggregations": "1" })),
  "available ones": listing(() => ({ "post-filter": [equals("available", "1")] })),
  "a leaf": ({ leaf }) => [`/product-listing/${leaf}`, {}],
  "a category page": ({ leaf }) => [`/category/${leaf}`, {}],
  "search by a word": () => ["/search", { search: "Wärmepumpe" }],
  "search by several words, filtered": ({ manufacturer }) => [
    "/search",
    { search: "Pumpe leise weiß", manufacturer },
  ],
  "search with a mistake": () => ["/search", { search: "Wärmepunpe" }],
  "search by number": ({ number }) => ["/search", { search: number }],
  "search by the beginning of a number": ({ number }) => ["/search", { search: number.slice(0, 5) }],
  "search for nothing known": () => ["/search", { search: "qqqqzzzz" }],
  "suggest two letters": () => ["/search-suggest", { search: "wä" }],
  "suggest a word": () => ["/search-suggest", { search: "wärmepu" }],
  "a single product": ({ single }) => [`/product/${single}`, {}],
  "a parent": ({ parent }) => [`/product/${parent}`, {}],
  "a variant": ({ variant }) => [`/product/${variant}`, {}],
  "cross-selling": ({ variant }) => [`/product/${variant}/cross-selling`, {}],
  "what goes with products": ({ single, variant }) => [
    "/hearth/recommendation",
    { productIds: [single, variant], withoutIds: [single] },
  ],
  "what is popular in a leaf": ({ leaf }) => ["/hearth/recommendation", { categoryId: leaf }],
  "reviews of a family, with histogram": ({ variant }) => [
    `/product/${variant}/reviews`,
    { "total-count-mode": "exact", aggregations: [{ name: "matrix", type: "terms", field: "points" }] },
  ],
  "products by id": products(({ single, variant }) => ({
    ids: [single, variant],
    associations: { categories: {} },
  })),
  "products by number": products(({ number }) => ({
    filter: [equals("productNumber", number)],
    "total-count-mode": "exact",
  })),
  "products by EAN": products(() => ({ filter: [equals("ean", "4006381333931")] })),
  "products by maker's number": products(() => ({ filter: [equals("manufacturerNumber", "BT200")] })),
  "products by parent": products(({ parent }) => ({
    filter: [equals("parentId", parent)],
    sort: "productNumber",
  })),
  "products by either number or EAN": products(({ number }) => ({
    filter: [{ type: "or", queries: [equals("productNumber", number), equals("ean", "4006381333931")] }],
  })),
  "products of a leaf": products(({ leaf }) => ({
    filter: [equals("categoryIds", leaf)],
    limit: 10,
    sort: "-sales",
  })),
  "all products in pages": products(() => ({ limit: 10, page: 2 })),
  "all products by number": products(() => ({ limit: 10, sort: "-productNumber" })),
  "an SEO path": ({ path }) => ["/seo-url", { filter: [equals("seoPathInfo", path)] }],
  "an unknown SEO path": () => ["/seo-url", { filter: [equals("seoPathInfo", "gibt/es/nicht")] }],
  "SEO paths of a thing": ({ single }) => [
    "/seo-url",
    { filter: [{ type: "contains", field: "pathInfo", value: single }, equals("isCanonical", "1")] },
  ],
  "SEO paths of several things": ({ single, parent }) => [
    "/seo-url",
    { filter: [{ type: "equalsAny", field: "foreignKey", value: [single, parent] }] },
  ],
  "all SEO paths in pages": () => ["/seo-url", { limit: 10, page: 2 }],
};

it.each(Object.keys(reads))("%s", async (name) => {
  const [path, body] = reads[name]?.(sample) ?? ["", {}];
  await expectIndexes(() => api.post(path, body, { "sw-include-seo-urls": "1" }));
});

it("answers a session that has chosen something", async () => {
  const token = { "sw-context-token": "d4".repeat(16) };
  await expectIndexes(() => api.patch("/context", { countryId: id.country("pl") }, token));
  await expectIndexes(() => api.post(`/product-listing/${sample.leaf}`, {}, token));
});
