import type { Sql as PlainSql } from "postgres";
import {
  checkInvariants,
  takeSnapshot,
  type Violation,
} from "../../../../../bench/src/invariants/check-invariants.ts";
import type { AcknowledgedOrder, Journal, Snapshot } from "../../../../../bench/src/invariants/journal.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import type { OrderAnswer } from "./order-requests.ts";

/** What the tests were answered, kept apart from the shop, to hold it against the tables. */
export interface OrderJournal {
  /** Notes an answer that said: ordered. Others say nothing. */
  note(answer: OrderAnswer, about?: { key?: string; cart?: string }): void;
  readonly acknowledged: readonly AcknowledgedOrder[];
  /** Puts goods on the shelf until so many can be had, and writes down how many it put. */
  restock(productId: string, available: number): Promise<void>;
  check(more?: Omit<Journal, "acknowledged" | "before">): Promise<Violation[]>;
  /** All of it, for whoever wants to falsify some. */
  readonly full: Journal;
}

const CENTS = 100;

export async function openJournal(sql: Sql): Promise<OrderJournal> {
  // The pool knows more types than the plain one; the invariants need none of them.
  const plain = sql as unknown as PlainSql;
  const taken: Snapshot = await takeSnapshot(plain);
  const before = { ...taken, stock: taken.stock.map((row) => ({ ...row })) };
  const acknowledged: AcknowledgedOrder[] = [];
  return {
    acknowledged,
    full: { acknowledged, before },
    note({ order }, { key, cart } = {}) {
      if (!order) return;
      acknowledged.push({
        orderId: order.id,
        orderNumber: order.orderNumber,
        totalCents: Math.round(order.amountTotal * CENTS),
        key: key ?? null,
        cart: cart ?? null,
      });
    },
    async restock(productId, available) {
      const [row] = await sql<{ added: number }[]>`
        with old as (select stock from product_stock where product_id = ${productId} for update)
        update product_stock s set stock = s.reserved + ${available} from old where s.product_id = ${productId}
        returning s.stock - old.stock as added`;
      const known = before.stock.find((each) => each.product_id === productId);
      if (!known) throw new Error(`There is no product ${productId}`);
      known.stock += row?.added ?? 0;
    },
    check: (more = {}) => checkInvariants(plain, { acknowledged, before, ...more }),
  };
}
