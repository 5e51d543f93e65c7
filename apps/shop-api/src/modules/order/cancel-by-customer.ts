import { failure, type State } from "@hearth/contract";
import type { Transact } from "../../platform/database/transaction.ts";
import { cancelOrder } from "./cancel-order.sql.ts";
import {
  type AccessPorts,
  isVisitorsOrder,
  type OrderCaller,
  type OrderLink,
} from "../order-access/index.ts";
import type { StateNames } from "./state-names.ts";

export interface CancelPorts extends AccessPorts {
  transact: Transact;
  stateNames: StateNames;
}

/** A second click finds the order cancelled and is answered like the first. */
export async function cancelByCustomer(
  ports: CancelPorts,
  caller: OrderCaller,
  link: OrderLink & { orderId: string },
): Promise<State> {
  if (!(await isVisitorsOrder(ports, caller, link))) {
    throw failure(404, "CHECKOUT__ORDER_ORDER_NOT_FOUND", {
      detail: `Order with id "${link.orderId}" was not found.`,
      parameters: { orderId: link.orderId },
    });
  }
  await ports.transact((tx) => cancelOrder(tx, link.orderId, "customer"));
  return ports.stateNames(caller.scope, "order", "cancelled");
}
