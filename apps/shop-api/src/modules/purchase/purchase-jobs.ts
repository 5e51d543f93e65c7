import type { JobHelpers, TaskList } from "graphile-worker";
import type { Sql } from "../../platform/database/database.ts";
import type { PurchaseReceiver } from "../../platform/purchase-receiver.ts";
import { deleteOldTracking } from "./purchase.sql.ts";
import { SEND_PURCHASE } from "./record-purchase.sql.ts";
import { sendPurchase } from "./send-purchase.ts";

export const FORGET_TRACKING = "forget_tracking";

export interface PurchaseJobPorts {
  sql: Sql;
  /** Null: purchases wait for a worker that has one. */
  receiver: PurchaseReceiver | null;
  warn: (error: unknown) => void;
}

/** What the worker does for purchases. A job may run twice, also at the same time. */
export function purchaseJobs({ sql, receiver, warn }: PurchaseJobPorts): TaskList {
  const forget = () => deleteOldTracking(sql);
  if (!receiver) return { [FORGET_TRACKING]: forget };
  const send = (payload: unknown, { job }: JobHelpers) =>
    sendPurchase(
      { sql, receiver, warn },
      { orderId: (payload as { orderId: string }).orderId, isLast: job.attempts >= job.max_attempts },
    );
  return { [FORGET_TRACKING]: forget, [SEND_PURCHASE]: send };
}
