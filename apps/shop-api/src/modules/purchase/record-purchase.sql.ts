import { isTrackedPurchase } from "@hearth/rules";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import type { Tx } from "../../platform/database/transaction.ts";

export const SEND_PURCHASE = "send_purchase";
/** One after the other: a receiver that hangs holds up purchases and nothing else. */
export const QUEUE = "purchases";

interface NewestPayment {
  order_state: string;
  state: string;
  created_at: string;
  technical_name: string;
  /** In each language. */
  names: (string | null)[];
}

/**
 * Inside a transaction that has locked the order and changed something about its payment. If the order is a purchase by now, this is
 * noted, once per order, however often this is called; with consent the job that tells of it is there in the same commit.
 */
export async function recordPurchase(tx: Tx, orderId: string): Promise<void> {
  const [newest] = await tx<NewestPayment[]>`
    select o.state as order_state, t.state, t.created_at, m.technical_name,
      array(select texts.value ->> 'name' from jsonb_each(m.texts) texts) as names
    from shop_order o join order_transaction t on t.order_id = o.id join payment_method m on m.id = t.payment_method_id
    where o.id = ${orderId} order by t.created_at desc, t.id desc limit 1`;
  if (!newest) throw new Error(`There is no order ${orderId}`);
  // Money may come after an order was cancelled; it goes back.
  if (newest.order_state === "cancelled" || !isPurchase(newest)) return;
  await tx`
    with recorded as (
      insert into purchase_event (order_id) values (${orderId}) on conflict do nothing returning order_id)
    select graphile_worker.add_job(${SEND_PURCHASE}, json_build_object('orderId', ${orderId}::text), queue_name => ${QUEUE},
      priority => ${jobPriority.last})
    from recorded join order_tracking using (order_id)`;
}

/** A method is known to pay later by what it is called in any language: which one the buyer reads makes no difference. */
function isPurchase({ state, created_at: createdAt, technical_name: technicalName, names }: NewestPayment) {
  return [null, ...names].some((name) =>
    isTrackedPurchase([{ createdAt, state, method: { technicalName, name } }]),
  );
}
