import {
  type Endpoint,
  endpoints,
  type ErrorCode,
  type GateError,
  gateErrorsOf,
  type OperationId,
} from "@hearth/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Headers } from "../harness/api-client.ts";
import { accountFaults } from "../harness/account/account-faults.ts";
import { belongingFaults } from "../harness/account/belonging-faults.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { checkoutFaults } from "../harness/order/checkout-faults.ts";
import { paymentFaults } from "../harness/payment/payment-faults.ts";
import { orderFileFaults } from "../harness/order/order-file-requests.ts";
import { type Spoil, unknownThing, withBody } from "../harness/content/spoil.ts";
import { type RunningServer, startServer, testShop } from "../harness/test-shop.ts";
import { type ApiRequest, operations, send, validRequest } from "../harness/content/valid-requests.ts";

/*
 * Every answer and every error of the endpoint table is provoked here. An endpoint that documents something without a way to get it
 * fails, and so does a new one without a valid request.
 */
const closedChannelKey = "SWSCCLOSEDCHANNELKEY000000";
const frenchId = "f".repeat(32);
const shop = testShop({
  hasPayments: true,
  env: { STRANGERS_SHARE_PERCENT: "99", CHALLENGE_AFTER: "100000" },
  async prepare(sql) {
    await sql`insert into language (id, name, locale_code) values (${frenchId}, 'Français', 'fr-FR')`;
    const closed = { id: "0".repeat(32), access_key: closedChannelKey, maintenance: true };
    await sql`insert into sales_channel select (jsonb_populate_record(c, ${sql.json(closed)})).* from sales_channel c`;
  },
});
let limited: RunningServer;
beforeAll(async () => {
  limited = await startServer(shop.databaseUrl, { RATE_LIMIT_PER_MINUTE: "1" });
});
afterAll(() => limited.close());

const withItem =
  (spoilt: object) =>
  (valid: ApiRequest): ApiRequest => {
    const [item] = (valid.body as { items: object[] }).items;
    return { ...valid, body: { items: [{ ...item, ...spoilt }] } };
  };
const fiveOff = { type: "promotion", referencedId: "FIVE" };
const manyCodes = Array.from({ length: 21 }, (_, n) => ({ type: "promotion", referencedId: `GUESS-${n}` }));
const aggregation = (change: object) => ({
  aggregations: [{ name: "a", type: "max", field: "id", ...change }],
});

const attempts = () => shop.services.attempts;
const provoke: Partial<Record<ErrorCode, Spoil>> = checkoutFaults(attempts, {
  ...paymentFaults(() => shop.sandbox, belongingFaults(attempts, accountFaults(attempts))),
  ...orderFileFaults,
  FRAMEWORK__INVALID_REQUEST_PARAMETER: withBody({ unheardOf: 1 }),
  FRAMEWORK__MISSING_REQUEST_PARAMETER: (valid, { required }) =>
    withBody(Object.fromEntries(required.map((key) => [key, undefined])))(valid),
  FRAMEWORK__INVALID_UUID: (valid) => ({
    ...valid,
    params: Object.fromEntries(Object.keys(valid.params ?? {}).map((name) => [name, "nonsense"])),
  }),
  FRAMEWORK__ASSOCIATION_NOT_FOUND: withBody({ associations: { nonsense: {} } }),
  FRAMEWORK__INVALID_PAGE_QUERY: (valid, { pageKey }) => withBody({ [pageKey]: 0 })(valid),
  FRAMEWORK__INVALID_LIMIT_QUERY: withBody({ limit: 0 }),
  FRAMEWORK__QUERY_LIMIT_EXCEEDED: withBody({ limit: 101 }),
  FRAMEWORK__INVALID_API_CRITERIA_IDS: withBody({ ids: ["nonsense"] }),
  FRAMEWORK__INVALID_FILTER_QUERY: (valid, { criteria }) =>
    withBody({ [criteria.includes("filter") ? "filter" : "post-filter"]: [{ type: "nonsense" }] })(valid),
  FRAMEWORK__INVALID_SORT_QUERY: withBody({ sort: [{ field: "id", order: "nonsense" }] }),
  FRAMEWORK__INVALID_AGGREGATION_QUERY: withBody(aggregation({ type: "nonsense" })),
  FRAMEWORK__INVALID_AGGREGATION_NAME: withBody(aggregation({ name: "1" })),
  FRAMEWORK__UNMAPPED_FIELD: withBody({ ids: [id.unknownId], filter: { nonsense: 1 } }),
  PRODUCT_SORTING_NOT_FOUND: withBody({ order: "no key at all" }),
  PRODUCT__CATEGORY_NOT_FOUND: unknownThing,
  PRODUCT_INVALID_OPTIONS_PARAMETER: withBody({ options: "nonsense" }),
  CONTENT__PRODUCT_NOT_FOUND: unknownThing,
  CONTENT__PRODUCT_VARIANT_NOT_FOUND: unknownThing,
  CONTENT__CATEGORY_NOT_FOUND: unknownThing,
  CONTENT__LANDING_PAGE_NOT_FOUND: unknownThing,
  CONTENT__CMS_PAGE_NOT_FOUND: (valid, { operationId }) =>
    operationId === "readCategory" ? categoryOfVanishedPage() : unknownThing(valid),
  CONTENT__MEDIA_EMPTY_ID: withBody({ ids: [] }),
  CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED: withItem({ type: "credit" }),
  CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY: withItem({ quantity: 0 }),
  CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD: withItem({ payload: "text" }),
  CHECKOUT__INSUFFICIENT_PERMISSION: withItem({ price: { unitPrice: 1 } }),
  HEARTH__TOO_MANY_CODES: withBody({ items: manyCodes }),
  CHECKOUT__CART_MIXED_LINE_ITEM_TYPE: withItem({ referencedId: id.product("valve") }),
  CHECKOUT__CART_LINE_ITEM_NOT_FOUND: (valid, { operationId }) =>
    operationId === "updateLineItem"
      ? withItem({ id: "nobody" })(valid)
      : withBody({ ids: ["nobody"] })(valid),
  CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE: ({ inCart = [], ...valid }) => ({
    ...withItem({ id: id.discount("five-off") })(valid),
    inCart: [...inCart, fiveOff],
  }),
});

/** The page was just removed; the server has not heard of it yet. */
async function categoryOfVanishedPage(): Promise<ApiRequest> {
  await shop.sql`update category set cms_page_id = null where id = ${id.category("terms")}`;
  await shop.sql`delete from cms_page where id = ${id.cmsPage("terms")}`;
  return { params: { navigationId: id.category("terms") } };
}

const gate: Record<GateError["code"], Headers> = {
  "0": { "sw-access-key": undefined },
  FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND: { "sw-access-key": "SWSCNOBODYHASTHISKEY000000" },
  SYSTEM__LANGUAGE_NOT_FOUND: { "sw-language-id": id.unknownId },
  SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION: { "sw-language-id": frenchId },
  FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE: { "sw-access-key": closedChannelKey },
  FRAMEWORK__RATE_LIMIT_EXCEEDED: {},
};

describe.each(operations)("%s", (operation: OperationId) => {
  const endpoint: Endpoint = endpoints[operation];

  it("answers a valid request", async () => {
    const { status, faults } = await send(shop.api, operation);
    expect(faults).toEqual([]);
    expect(status).toBe(Math.min(...Object.keys(endpoint.answers).map(Number)));
  });

  it.each(endpoint.errors)("answers $status $code", async ({ status, code }) => {
    const spoil = provoke[code];
    if (!spoil) throw new Error(`${code} is documented, but no test provokes it`);
    const request = await spoil(validRequest(operation), endpoint);
    const { faults } = await send(shop.api, operation, request);
    const pairs = faults.map((fault) => fault.split(" ").slice(0, 2).join(" "));
    expect(new Set(pairs)).toEqual(new Set([`${status} ${code}`]));
  });

  it.each(gateErrorsOf(endpoint))("answers $status $code at the gate", async ({ status, code }) => {
    const { api } = code === "FRAMEWORK__RATE_LIMIT_EXCEEDED" ? limited : shop;
    // The one request of this minute: on a slow machine the file takes longer than one.
    if (api === limited.api) await api.get("/context");
    const { faults } = await send(api, operation, validRequest(operation), gate[code]);
    expect(faults).toEqual([`${status} ${code}`]);
  });
});

it("answers every documented status of success", async () => {
  const twofold = operations.filter((operation) => Object.keys(endpoints[operation].answers).length > 1);
  expect(twofold).toEqual(["readNavigation"]);
  const params = { activeId: "service-navigation", rootId: "service-navigation" };
  expect((await send(shop.api, "readNavigation", { params })).status).toBe(204);
});
