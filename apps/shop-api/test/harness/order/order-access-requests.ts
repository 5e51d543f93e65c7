import type { orderEndpoints } from "../../../../../packages/contract/src/endpoints/order.ts";
import type { paymentEndpoints } from "../../../../../packages/contract/src/endpoints/payment.ts";
import * as id from "../content/catalogue-ids.ts";
import type { Known } from "./known-order.ts";
import { pages } from "../payment/payment-requests.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

export type OrderOperation = keyof typeof orderEndpoints | keyof typeof paymentEndpoints;

/** What has to be right, all of it, where no session helps. */
export type Factor = "deepLinkCode" | "documentCode" | "email" | "zipcode";

export interface AccessRequest {
  /** None: only the session counts, or a signature. */
  by: readonly Factor[];
  /** Nobody owns what is asked here by session. */
  onlyByProof?: boolean;
  /** The file is given once this is so. */
  isPaid?: boolean;
  ask: (known: Known) => ApiRequest;
}

const link = ({ deepLinkCode, email, zipcode }: Known) => ({ deepLinkCode, email, zipcode });
const LINK = ["deepLinkCode", "email", "zipcode"] as const;

/** How each endpoint about orders and payments is asked by somebody who knows so much. */
export const accessRequests: Readonly<Record<OrderOperation, AccessRequest>> = {
  createOrder: { by: [], ask: ({ idempotencyKey }) => ({ body: { idempotencyKey } }) },
  readOrder: {
    by: LINK,
    ask: ({ orderId, deepLinkCode, email, zipcode }) => ({
      body: {
        ids: [orderId],
        email,
        zipcode,
        ...(deepLinkCode && { filter: [{ type: "equals", field: "deepLinkCode", value: deepLinkCode }] }),
        associations: { orderCustomer: {}, addresses: {}, lineItems: {}, documents: {} },
      },
    }),
  },
  findOrder: {
    by: ["email", "zipcode"],
    onlyByProof: true,
    ask: ({ orderNumber, email, zipcode }) => ({ body: { orderNumber, email, zipcode } }),
  },
  orderSetPayment: {
    by: LINK,
    ask: (known) => ({
      body: { orderId: known.orderId, paymentMethodId: id.paymentMethod("sepa"), ...link(known) },
    }),
  },
  cancelOrder: { by: LINK, ask: (known) => ({ body: { orderId: known.orderId, ...link(known) } }) },
  orderDownloadFile: {
    by: LINK,
    isPaid: true,
    ask: (known) => ({
      params: { orderId: known.orderId, downloadId: known.downloadId },
      body: link(known),
    }),
  },
  download: {
    by: ["documentCode", "email", "zipcode"],
    ask: ({ documentId, documentCode, email, zipcode }) => ({
      params: { documentId, deepLinkCode: documentCode ?? id.unknownId },
      body: { email, zipcode },
    }),
  },
  handlePaymentMethod: { by: LINK, ask: (known) => ({ body: { orderId: known.orderId, ...link(known) } }) },
  finalizePayment: {
    by: [],
    onlyByProof: true,
    ask: ({ paymentToken }) => ({ body: { paymentToken, cancelled: true } }),
  },
  startExpressPayment: { by: [], ask: () => ({ body: pages }) },
  readExpressPayment: { by: [], ask: ({ expressId }) => ({ body: { id: expressId } }) },
};
