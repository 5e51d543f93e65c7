import type { OperationId, Order } from "@hearth/contract";
import type { Sql } from "../../../src/platform/database/database.ts";
import type { ApiClient, Headers } from "../api-client.ts";
import * as id from "../content/catalogue-ids.ts";
import { asGuest } from "../account/given-account.ts";
import type { ApiRequest } from "../content/valid-requests.ts";
import { keyOf } from "../account/session-keys.ts";

export interface GivenCart {
  productId?: string;
  quantity?: number;
  paymentMethodId?: string;
}

/** Somebody signed in with goods in the cart. */
export const withCart =
  ({ productId = id.product("hose"), quantity = 1, paymentMethodId }: GivenCart = {}) =>
  async (sql: Sql): Promise<Headers> => {
    const headers = await asGuest(sql);
    const token = headers["sw-context-token"] ?? "";
    const content = JSON.stringify({
      lines: [{ id: "my line", productId, quantity, payload: {} }],
      codes: [],
      blockedPromotionIds: [],
      applied: [],
      zipcode: null,
      taxDeclaration: "none",
      customerComment: null,
    });
    await sql`insert into cart (context_key, version, product_ids, codes, content)
      values (${keyOf(sql, token)}, 1, ${[productId]}::uuid[], '{}', ${content}::text::json)`;
    if (paymentMethodId)
      await sql`update shop_context set payment_method_id = ${paymentMethodId} where context_key = ${keyOf(sql, token)}`;
    return headers;
  };

const ZIPCODE = "60314";

/** An order, and what its buyer knows about it. A shop that answers nobody places none. */
async function placed(api: ApiClient) {
  const answer = await api.post<Order>("/checkout/order", {}, await withCart()(api.sql));
  if (answer.status !== 200)
    return { orderId: id.unknownId, orderNumber: "", deepLinkCode: "", email: "", zipcode: "" };
  const { id: orderId, orderNumber, deepLinkCode, orderCustomer } = answer.body;
  return { orderId, orderNumber, deepLinkCode, email: orderCustomer?.email ?? "", zipcode: ZIPCODE };
}

type Known = Awaited<ReturnType<typeof placed>>;

const knowing =
  <K extends keyof Known>(...keys: readonly K[]) =>
  async (api: ApiClient) => {
    const known = await placed(api);
    return { headers: {}, body: Object.fromEntries(keys.map((key) => [key, known[key]])) };
  };

async function byLink(api: ApiClient) {
  const { email, zipcode, deepLinkCode } = await placed(api);
  const filter = [{ type: "equals", field: "deepLinkCode", value: deepLinkCode }];
  return { headers: {}, body: { filter, email, zipcode } };
}

/** Requests about orders that the test shop answers with success, whoever asks. */
export const checkoutRequests = {
  createOrder: { body: { customerComment: "Danke", consents: ["terms"] }, given: withCart() },
  readOrder: { body: { associations: { lineItems: {} } }, prepare: byLink },
  findOrder: { prepare: knowing("orderNumber", "email", "zipcode") },
  orderSetPayment: {
    body: { paymentMethodId: id.paymentMethod("invoice") },
    prepare: knowing("orderId", "deepLinkCode", "email", "zipcode"),
  },
  cancelOrder: { prepare: knowing("orderId", "deepLinkCode", "email", "zipcode") },
} satisfies Partial<Record<OperationId, ApiRequest>>;
