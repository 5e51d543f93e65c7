import { adminFailure, type PhoneDraft } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { type OrderPorts, placeDictated } from "../order/index.ts";
import { type CalculatedDraft, calculateDraft } from "./calculate-draft.ts";
import { noteTaken } from "./phone-order.sql.ts";

export interface PhoneOrder extends PhoneDraft {
  /** Of the calculation that was read to the customer. */
  hash: string;
  comment?: string | undefined;
}

export interface OrderTaker {
  staffId: string;
  name: string;
  /** Of this wish: pressed twice, it is one order. */
  key: string;
}

export interface PlacedPhoneOrder {
  id: string;
  number: string;
  totalCents: number;
}

/** Inside a transaction: calculated anew, ordered as the shop does if it is what was agreed, and marked as taken by telephone. */
export async function placePhoneOrder(
  ports: OrderPorts,
  tx: Tx,
  { hash, comment, ...draft }: PhoneOrder,
  { staffId, name, key }: OrderTaker,
): Promise<PlacedPhoneOrder> {
  const calculated = await calculateDraft({ ...ports, sql: tx }, draft);
  requireAgreed(calculated, hash);
  const order = await placeDictated(ports, tx, {
    used: calculated.used,
    key: `telephone:${staffId}:${key}`,
    comment,
  });
  if (!order) throw changed();
  await noteTaken(tx, { orderId: order.id, staffId, takenBy: name });
  return { id: order.id, number: order.orderNumber, totalCents: calculated.shown.totalCents };
}

function requireAgreed({ shown }: CalculatedDraft, hash: string): void {
  const blocking = shown.notices.find(({ isBlocking }) => isBlocking);
  if (blocking || shown.lines.length === 0)
    throw adminFailure(409, "ADMIN__CART_REFUSED", {
      detail: "The shop does not sell it like this.",
      parameters: {
        reason: blocking?.code ?? "cart-empty",
        reasons: shown.notices.filter(({ isBlocking }) => isBlocking),
      },
    });
  if (shown.hash !== hash) throw changed();
}

function changed() {
  return adminFailure(409, "ADMIN__CART_CHANGED", {
    detail: "It is not what was calculated before: prices, goods or terms have changed meanwhile.",
  });
}
