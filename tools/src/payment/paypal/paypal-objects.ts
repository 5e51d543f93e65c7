import {
  type PayPalCapture,
  type PayPalDispute,
  type PayPalOrder,
  type PayPalRefund,
  toDecimal,
} from "./paypal-order.ts";

export interface PayPalUrls {
  api: string;
  page: string;
}

/** Who pays in the sandbox, for shops that take the address from the wallet. */
const payer = {
  name: { given_name: "Petra", surname: "Probe" },
  email_address: "petra.probe@example.test",
  payer_id: "SANDBOXPAYER1",
  address: { country_code: "DE" },
};
const shipping = {
  name: { full_name: "Petra Probe" },
  address: {
    address_line_1: "Musterstraße 12",
    admin_area_2: "Leipzig",
    postal_code: "04109",
    country_code: "DE",
  },
};

const amountOf = (cents: number, currency: string) => ({ currency_code: currency, value: toDecimal(cents) });

export function orderObject(order: PayPalOrder, urls: PayPalUrls) {
  const knowsPayer = order.status === "APPROVED" || order.status === "COMPLETED";
  return {
    ...briefOrderObject(order, urls),
    intent: "CAPTURE",
    create_time: order.createdAt,
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount: amountOf(order.cents, order.currency),
        ...(order.customId === null ? {} : { custom_id: order.customId }),
        ...(order.invoiceId === null ? {} : { invoice_id: order.invoiceId }),
        ...(order.description === null ? {} : { description: order.description }),
        ...(knowsPayer && order.hasShipping ? { shipping } : {}),
        ...(order.capture === null
          ? {}
          : {
              payments: {
                captures: [captureObject(order, order.capture, urls)],
                ...(order.capture.refunds.length === 0
                  ? {}
                  : { refunds: order.capture.refunds.map((refund) => refundObject(order, refund, urls)) }),
              },
            }),
      },
    ],
    ...(knowsPayer
      ? {
          payer,
          payment_source: {
            paypal: { email_address: payer.email_address, account_id: payer.payer_id, name: payer.name },
          },
        }
      : {}),
  };
}

/** What is answered unless the shop prefers the whole representation. */
export function briefOrderObject(order: PayPalOrder, { api, page }: PayPalUrls) {
  const self = `${api}/v2/checkout/orders/${order.id}`;
  const links = [
    { href: self, rel: "self", method: "GET" },
    { href: `${page}/checkoutnow?token=${order.id}`, rel: order.pageLink, method: "GET" },
    { href: self, rel: "update", method: "PATCH" },
    { href: `${self}/capture`, rel: "capture", method: "POST" },
  ];
  return {
    id: order.id,
    status: order.status,
    links: order.status === "COMPLETED" ? links.slice(0, 1) : links,
  };
}

export function captureObject(order: PayPalOrder, capture: PayPalCapture, { api }: PayPalUrls) {
  const self = `${api}/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === "PENDING" ? { status_details: { reason: "PENDING_REVIEW" } } : {}),
    amount: amountOf(capture.cents, capture.currency),
    final_capture: true,
    ...(order.customId === null ? {} : { custom_id: order.customId }),
    ...(order.invoiceId === null ? {} : { invoice_id: order.invoiceId }),
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: capture.createdAt,
    update_time: capture.createdAt,
    links: [
      { href: self, rel: "self", method: "GET" },
      { href: `${self}/refund`, rel: "refund", method: "POST" },
      { href: `${api}/v2/checkout/orders/${order.id}`, rel: "up", method: "GET" },
    ],
  };
}

export function refundObject(order: PayPalOrder, refund: PayPalRefund, { api }: PayPalUrls) {
  return {
    id: refund.id,
    status: "COMPLETED",
    amount: amountOf(refund.cents, order.capture?.currency ?? order.currency),
    ...(refund.customId === null ? {} : { custom_id: refund.customId }),
    create_time: refund.createdAt,
    update_time: refund.createdAt,
    links: [
      { href: `${api}/v2/payments/refunds/${refund.id}`, rel: "self", method: "GET" },
      { href: `${api}/v2/payments/captures/${order.capture?.id}`, rel: "up", method: "GET" },
    ],
  };
}

export function disputeObject(order: PayPalOrder, dispute: PayPalDispute) {
  return {
    ...disputeSummary(order, dispute),
    disputed_transactions: [
      {
        seller_transaction_id: order.capture?.id,
        gross_amount: amountOf(order.cents, order.currency),
        transaction_status: "COMPLETED",
      },
    ],
    ...(dispute.outcome === null ? {} : { dispute_outcome: { outcome_code: dispute.outcome } }),
  };
}

/** As it stands in a list: who was right is not in it. */
export function disputeSummary(order: PayPalOrder, { id, status, cents, createdAt }: PayPalDispute) {
  return {
    dispute_id: id,
    create_time: createdAt,
    update_time: createdAt,
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    status,
    dispute_state: status === "OPEN" ? "REQUIRED_ACTION" : "RESOLVED",
    dispute_amount: amountOf(cents, order.capture?.currency ?? order.currency),
    dispute_life_cycle_stage: "CHARGEBACK",
  };
}
