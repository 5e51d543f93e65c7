import type { OperationId } from "@hearth/contract";
import { writePaymentToken } from "../../../src/modules/payment/payment-token.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import type { ApiClient, Headers } from "../api-client.ts";
import { freshToken } from "../order/cart.ts";
import * as id from "../content/catalogue-ids.ts";
import { insertOrder, type Method } from "../order/given-order.ts";
import { paymentSecret } from "./payment-sandbox.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

const ORDER_ID = "5".repeat(32);
const TRANSACTION_ID = "6".repeat(32);

/** The one order of the requests, not paid yet; answers the headers of whoever placed it. */
export const orderBy =
  (method: Method) =>
  async (sql: Sql): Promise<Headers> => {
    await sql`delete from shop_order where id = ${ORDER_ID}`;
    const { token } = await insertOrder(sql, { method, id: ORDER_ID, transactionId: TRANSACTION_ID });
    return { "sw-context-token": token };
  };

export const pages = { returnUrl: "http://shop.example/back", cancelUrl: "http://shop.example/cart" };
const paymentToken = writePaymentToken(
  {
    transactionId: TRANSACTION_ID,
    attempt: 1,
    finishUrl: "http://shop.example/paid",
    errorUrl: "http://shop.example/unpaid",
    issuedAt: Date.now(),
  },
  [paymentSecret],
);

const line = { type: "product", id: "my line", referencedId: id.product("hose"), quantity: 2 };

/** A wallet that was opened by the session that asks about it. */
async function openWallet(api: ApiClient) {
  const headers = { "sw-context-token": freshToken() };
  await api.post("/checkout/cart/line-item", { items: [line] }, headers);
  const started = await api.post<{ id: string }>("/hearth/payment/express", pages, headers);
  return { headers, body: started.status === 200 ? { id: started.body.id } : {} };
}

/** Requests about payments that the test shop answers with success. */
export const paymentRequests = {
  handlePaymentMethod: { body: { orderId: ORDER_ID }, given: orderBy("prepayment") },
  finalizePayment: { body: { paymentToken }, given: orderBy("prepayment") },
  startExpressPayment: { body: pages, inCart: [line] },
  readExpressPayment: { prepare: openWallet },
} satisfies Partial<Record<OperationId, ApiRequest>>;
