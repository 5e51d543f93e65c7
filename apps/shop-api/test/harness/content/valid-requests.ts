import { type Endpoint, endpoints, type OperationId } from "@hearth/contract";
import type { Answer, ApiClient, Headers } from "../api-client.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import { accountRequests } from "../account/account-requests.ts";
import { belongingRequests } from "../account/belonging-requests.ts";
import * as id from "./catalogue-ids.ts";
import { checkoutRequests } from "../order/checkout-requests.ts";
import { insertPreview, PREVIEW_SECRET } from "./given-content-page.ts";
import { orderFileRequests } from "../order/order-file-requests.ts";
import { paymentRequests } from "../payment/payment-requests.ts";
import { serviceKey } from "../test-config.ts";

export interface ApiRequest {
  params?: Readonly<Record<string, string>>;
  body?: object;
  headers?: Headers;
  /** What lies in the cart of the session before. */
  inCart?: readonly object[];
  /** Puts what the request needs into the database; answers the headers of whoever sends it. */
  given?: (sql: Sql) => Promise<Headers>;
  /** Does what has to be done through the API before, and answers what the request adds to it. */
  prepare?: (api: ApiClient) => Promise<{ headers: Headers; body: object }>;
}

const line = { type: "product", id: "my line", referencedId: id.product("hose"), quantity: 2 };

/** For each operation a request that the test shop answers with success. */
const validRequests: Readonly<Record<OperationId, ApiRequest>> = {
  readContext: {},
  updateContext: { body: { currencyId: id.currency("eur") } },
  readLanguages: { body: { limit: 2 } },
  readCurrency: { body: { sort: "isoCode" } },
  readCountry: {
    body: { filter: [{ type: "equals", field: "iso", value: "DE" }], associations: { states: {} } },
  },
  readCountryState: { params: { countryId: id.country("de") } },
  readSalutation: {},
  readPaymentMethod: { body: { onlyAvailable: true } },
  readShippingMethod: {},
  readNavigation: {
    params: { activeId: "main-navigation", rootId: "main-navigation" },
    body: { depth: 3, buildTree: false },
  },
  readCategoryList: { body: { ids: [id.category("heating"), id.category("root")] } },
  readCategory: { params: { navigationId: id.category("heat-pumps") }, body: { p: 1, limit: 3 } },
  readLandingPage: { params: { landingPageId: id.landingPage("action") } },
  previewLandingPage: {
    params: { secret: PREVIEW_SECRET },
    headers: { "x-hearth-service-key": serviceKey },
    given: insertPreview,
  },
  readCms: { params: { id: id.cmsPage("home") } },
  readSeoUrl: { body: { filter: { seoPathInfo: "waermepumpen" } } },
  readRouteRules: {},
  readBanners: {},
  readConsentTexts: {},
  readMedia: { body: { ids: [id.media("module.svg")] } },
  readProduct: { body: { ids: [id.product("hose"), id.product("valve")], includes: { product: ["id"] } } },
  readProductDetail: { params: { productId: id.product("kestrel") }, body: { skipConfigurator: true } },
  searchProductVariantIds: {
    params: { productId: id.product("kestrel") },
    body: { options: [id.option("power.kw-12")] },
  },
  readProductCrossSellings: { params: { productId: id.product("kestrel") } },
  readProductReviews: {
    params: { productId: id.product("kestrel") },
    body: { aggregations: [{ name: "matrix", type: "terms", field: "points" }] },
  },
  readProductListing: {
    params: { categoryId: id.category("radiators") },
    body: { order: "price-asc", "max-price": 150, "shipping-free": false },
  },
  readRecommendations: {
    body: { productIds: [id.product("kestrel-8")], categoryId: id.category("radiators") },
  },
  searchPage: { body: { search: "Wärmepumpe", "no-aggregations": "1" } },
  searchSuggest: { body: { search: "solar", limit: 3 } },
  readCart: {},
  deleteCart: {},
  addLineItem: { inCart: [line], body: { items: [line] } },
  updateLineItem: { inCart: [line], body: { items: [{ id: line.id, quantity: 3 }] } },
  removeLineItem: { inCart: [line], body: { ids: [line.id] } },
  removeLineItemDeprecated: { inCart: [line], body: { ids: [line.id] } },
  updateCartDetails: { body: { zipcode: "12345", taxDeclaration: "operator", customerComment: "Danke" } },
  ...accountRequests,
  ...belongingRequests,
  ...checkoutRequests,
  ...orderFileRequests,
  ...paymentRequests,
};

export const operations = Object.keys(endpoints) as OperationId[];

export const validRequest = (operation: OperationId): ApiRequest => validRequests[operation];

export function pathOf(operation: OperationId, params: ApiRequest["params"] = {}): string {
  return endpoints[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
}

/** Sends a request by the method of its operation; one about a cart is given its cart first. */
export async function send(
  api: ApiClient,
  operation: OperationId,
  request: ApiRequest = validRequest(operation),
  given: Headers = {},
): Promise<Answer<unknown>> {
  const { method }: Endpoint = endpoints[operation];
  const path = pathOf(operation, request.params);
  const prepared = await request.prepare?.(api);
  const body = prepared ? { ...prepared.body, ...request.body } : request.body;
  const headers = {
    ...request.headers,
    ...prepared?.headers,
    ...(request.inCart && (await sessionWith(api, request.inCart))),
    ...(await request.given?.(api.sql)),
    ...given,
  };
  if (method === "GET") return api.get(path + toQuery(body ?? {}), headers);
  const call = { POST: api.post, PATCH: api.patch, DELETE: api.delete }[method];
  return call(path, body, headers);
}

async function sessionWith(api: ApiClient, items: readonly object[]): Promise<Headers> {
  const { token } = await api.post("/checkout/cart/line-item", { items });
  return { "sw-context-token": token ?? undefined };
}

/** A body as PHP clients write it into a query string: `filter[0][type]=equals`. */
export function toQuery(body: object): string {
  const query = new URLSearchParams();
  const add = (key: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) query.append(key, String(value));
    else if (Object.keys(value).length === 0) query.append(`${key}[]`, "");
    else for (const [name, inner] of Object.entries(value)) add(`${key}[${name}]`, inner);
  };
  for (const [key, value] of Object.entries(body)) add(key, value);
  return query.size > 0 ? `?${query.toString()}` : "";
}
