import { failure } from "@hearth/contract";
import { canMove, type StateEntity, type StateOf } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Actor } from "./order-rows.ts";

export type StateMove = {
  [E in StateEntity]: {
    orderId: string;
    entity: E;
    /** For an order the order's own id. */
    entityId: string;
    to: StateOf<E>;
    actor: Actor;
  };
}[StateEntity];

const tables = { order: "shop_order", transaction: "order_transaction", delivery: "order_delivery" } as const;

/** Inside a transaction that has locked the order. False: it is there already. A step the machine does not know throws. */
export async function moveState(tx: Tx, move: StateMove): Promise<boolean> {
  const { orderId, entity, entityId, to, actor } = move;
  const table = tx(tables[entity]);
  const [row] = await tx<{ state: string }[]>`select state from ${table} where id = ${entityId}`;
  if (!row) throw new Error(`There is no ${entity} ${entityId}`);
  if (row.state === to) return false;
  if (!canMove(entity, row.state, to)) throw illegalStep(row.state, to);
  await tx`update ${table} set state = ${to}, updated_at = clock_timestamp() where id = ${entityId}`;
  if (entity !== "order")
    await tx`update shop_order set updated_at = clock_timestamp() where id = ${orderId}`;
  await tx`insert into order_state_history (order_id, entity, entity_id, from_state, to_state, actor)
    values (${orderId}, ${entity}, ${entityId}, ${row.state}, ${to}, ${actor})`;
  return true;
}

export function illegalStep(from: string, to: string) {
  return failure(400, "SYSTEM__ILLEGAL_STATE_TRANSITION", {
    detail: `Illegal transition from "${from}" to "${to}".`,
    parameters: { fromState: from, toState: to },
  });
}
