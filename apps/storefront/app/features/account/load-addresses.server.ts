import type { CustomerAddress } from "@hearth/contract";
import { notFound } from "../../platform/http/answer/page-failure.server.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

const MOST = 100;

/** Whoever may not see addresses sees none. */
export async function loadAddresses(shop: ShopClient): Promise<CustomerAddress[]> {
  try {
    return (await shop.act("listAddress", { body: { limit: MOST } })).elements;
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 403) return [];
    throw error;
  }
}

/** One of the customer's own; any other does not exist for them. */
export async function loadAddress(visit: Visit, id: string): Promise<CustomerAddress> {
  const addresses = await loadAddresses(visit.shop);
  return addresses.find((address) => address.id === id) ?? notFound(visit.pathname);
}
