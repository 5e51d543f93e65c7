import { failure, type State } from "@hearth/contract";
import type { Sql } from "../../platform/database.ts";
import type { Transact } from "../../platform/transaction.ts";
import type { Scope } from "../context/index.ts";
import { cancelOrder } from "./cancel-order.sql.ts";
import { mayChange, type OwnOrderWish } from "./order-access.ts";
import type { StateNames } from "./state-names.ts";

export interface CancelPorts {
  sql: Sql;
  transact: Transact;
  stateNames: StateNames;
}

/** A second click finds the order cancelled and is answered like the first. */
export async function cancelByCustomer(ports: CancelPorts, scope: Scope, wish: OwnOrderWish): Promise<State> {
  if (!(await mayChange(ports.sql, scope, wish))) {
    throw failure(404, "CHECKOUT__ORDER_ORDER_NOT_FOUND", {
      detail: `Order with id "${wish.orderId}" was not found.`,
      parameters: { orderId: wish.orderId },
    });
  }
  await ports.transact((tx) => cancelOrder(tx, wish.orderId, "customer"));
  return ports.stateNames(scope, "order", "cancelled");
}
