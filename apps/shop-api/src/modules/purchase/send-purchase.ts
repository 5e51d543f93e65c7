import type { Sql } from "../../platform/database/database.ts";
import type { PurchaseReceiver } from "../../platform/purchase-receiver.ts";
import { purchaseBody } from "./purchase-body.ts";
import { withWaitingPurchase } from "./purchase.sql.ts";

export interface SendPorts {
  sql: Sql;
  receiver: PurchaseReceiver;
  warn: (error: unknown) => void;
}

export interface SendAttempt {
  orderId: string;
  /** Nobody tries after this one. */
  isLast: boolean;
}

/**
 * Tells the receiver of a purchase. It hears of it twice only if its yes is lost: on the way, or because the worker dies before the
 * commit that notes it. Both times under the same id, the order's, by which receivers know it.
 */
export function sendPurchase(
  { sql, receiver, warn }: SendPorts,
  { orderId, isLast }: SendAttempt,
): Promise<void> {
  return withWaitingPurchase(sql, orderId, async (purchase) => {
    const refusal = await receiver.tell(orderId, JSON.stringify(purchaseBody(purchase, receiver.isTest)));
    if (refusal === null) return null;
    const { reason, isFinal } = refusal;
    if (!isFinal && !isLast) throw new Error(`the receiver of purchases did not take one: ${reason}`);
    warn(`the purchase event of order ${orderId} is given up: ${reason}`);
    return reason;
  });
}
