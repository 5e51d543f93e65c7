import { type Criteria, type EntitySearchResult, failure, type Order } from "@hearth/contract";
import type { Config } from "../../platform/config/config.ts";
import { tableResult } from "../criteria/index.ts";
import { type AccessPorts, type OrderCaller, provenOrder } from "../order-access/index.ts";
import { paymentTerms } from "./order-extensions.ts";
import { checkOrderRelations, pruneOrder } from "./order-relations.ts";
import { presentOrder } from "./present-order.ts";
import { type OrdersOf, searchOrders } from "./read-order.sql.ts";
import type { StateNames } from "./state-names.ts";

export interface ReadPorts extends AccessPorts {
  stateNames: StateNames;
  config: Pick<Config, "payment">;
}

export interface OrderQuery {
  criteria: Criteria;
  input: { email?: string | null | undefined; zipcode?: string | null | undefined };
}

export interface OrderList {
  orders: EntitySearchResult<Order>;
  paymentChangeable: Record<string, boolean>;
  apiAlias: "order_route_response";
}

/** The caller's own orders; without a session the one whose link, e-mail and postal code were sent. */
export async function readOrders(
  ports: ReadPorts,
  caller: OrderCaller,
  query: OrderQuery,
): Promise<OrderList> {
  const { scope } = caller;
  const { criteria } = query;
  checkOrderRelations(criteria.associations);
  const of = await ordersOf(ports, caller, query);
  const { page, records } = await searchOrders(ports.sql, scope.channel.id, of, criteria);
  const view = { stateNames: ports.stateNames, terms: paymentTerms(ports.config.payment, scope.reference) };
  const orders = records.map((record) => presentOrder(scope, record, view));
  const changeable = orders.map(({ id, extensions }) => [
    id,
    extensions?.hearthOrder?.isPaymentChangeable ?? false,
  ]);
  return {
    orders: tableResult(
      "order",
      page,
      orders.map((order) => pruneOrder(order, criteria.associations)),
    ),
    paymentChangeable: orders.length === 0 ? ([] as never) : Object.fromEntries(changeable),
    apiAlias: "order_route_response",
  };
}

async function ordersOf(ports: ReadPorts, caller: OrderCaller, query: OrderQuery): Promise<OrdersOf> {
  const { customer } = caller.scope;
  const { email, zipcode } = query.input;
  if (customer && !email) return { customerId: customer.id };
  const deepLinkCode = linkIn(query.criteria);
  if (deepLinkCode === null) {
    throw failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
  }
  if (!email || !zipcode) {
    throw failure(403, "CHECKOUT__GUEST_NOT_AUTHENTICATED", { detail: "Guest not authenticated." });
  }
  const { id } = await provenOrder(ports, caller, { deepLinkCode }, { email, zipcode });
  return { orderId: id };
}

function linkIn({ filters }: Criteria): string | null {
  const found = filters.find((filter) => filter.type === "equals" && filter.field === "deepLinkCode");
  return found?.type === "equals" && typeof found.value === "string" ? found.value : null;
}
