import type { Order } from "@hearth/contract";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../../platform/shop/client/shop-error.ts";

/** Everything an order's page shows; what is not named here is not sent. */
const wholeOrder = {
  stateMachineState: {},
  orderCustomer: {},
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  deliveries: {
    associations: {
      shippingMethod: {},
      stateMachineState: {},
      shippingOrderAddress: { associations: { country: {}, countryState: {} } },
    },
  },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
  billingAddress: { associations: { country: {}, countryState: {} } },
  documents: { associations: { documentType: {} } },
} as const;

export interface OrderPage {
  orders: Order[];
  page: number;
  pages: number;
}

/** The customer's own, newest first. */
export async function readOrderPage(shop: ShopClient, page: number, limit: number): Promise<OrderPage> {
  const { orders } = await shop.act("readOrder", {
    body: {
      page,
      limit,
      "total-count-mode": 1,
      sort: [{ field: "createdAt", order: "DESC" }],
      associations: wholeOrder,
    },
  });
  return { orders: orders.elements, page, pages: Math.max(1, Math.ceil((orders.total ?? 0) / limit)) };
}

/** `none`: it is not this session's. `nobody`: there is no session that could have one. */
export async function readOwnOrder(shop: ShopClient, orderId: string): Promise<Order | "none" | "nobody"> {
  return oneOrder(shop, { ids: [orderId] });
}

/** By the link of the mail; without a session e-mail and postcode must be right. */
export async function readLinkedOrder(
  shop: ShopClient,
  code: string,
  proof: { email: string; zipcode: string } | null,
): Promise<Order | "none" | "nobody"> {
  return oneOrder(shop, {
    filter: [{ type: "equals", field: "deepLinkCode", value: code }],
    ...(proof ? { email: proof.email, zipcode: proof.zipcode } : {}),
  });
}

async function oneOrder(shop: ShopClient, which: object): Promise<Order | "none" | "nobody"> {
  try {
    const { orders } = await shop.act("readOrder", {
      body: { ...which, limit: 1, associations: wholeOrder },
    });
    return orders.elements[0] ?? "none";
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 403) return "nobody";
    throw error;
  }
}
