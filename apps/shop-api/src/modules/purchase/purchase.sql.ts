import type { Order } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import type { GoodsNames } from "./kept-tracking.ts";
import type { ToldPurchase } from "./purchase-body.ts";
import { QUEUE, SEND_PURCHASE } from "./record-purchase.sql.ts";

/** Longer than a job tries (four days) behind the longest wait for money (seven days). */
const KEPT_DAYS = 14;
/** Why nobody is told of an order that was cancelled first. */
const CANCELLED = "cancelled";

interface WaitingRow {
  document: { order: Order };
  state: string;
  technical_name: string;
  ga_cookie: string | null;
  tms_client_id: string | null;
  tms_attribution: string | null;
  goods: GoodsNames;
}

/**
 * Gives a purchase that waits to `tell` and writes down what became of it: null, or why nobody shall try again. The row stays locked
 * meanwhile, so that no second worker tells the same. What was kept of the buyer goes in the commit that says it was told. An order
 * that was cancelled meanwhile is not told.
 */
export async function withWaitingPurchase(
  sql: Sql,
  orderId: string,
  tell: (purchase: ToldPurchase) => Promise<string | null>,
): Promise<void> {
  await sql.begin(async (tx) => {
    const [row] = await tx<WaitingRow[]>`
      select o.document, o.state, m.technical_name, t.ga_cookie, t.tms_client_id, t.tms_attribution, t.goods
      from purchase_event p join order_tracking t using (order_id) join shop_order o on o.id = p.order_id
        join lateral (
          select payment_method_id from order_transaction where order_id = p.order_id order by created_at desc, id desc limit 1
        ) newest on true join payment_method m on m.id = newest.payment_method_id
      where p.order_id = ${orderId} and p.sent_at is null and p.given_up is null for update of p nowait`;
    if (!row) return;
    const isCancelled = row.state === "cancelled";
    const givenUp = isCancelled ? CANCELLED : await tell(toldPurchase(row));
    if (isCancelled || givenUp === null) await tx`delete from order_tracking where order_id = ${orderId}`;
    await tx`update purchase_event set given_up = ${givenUp},
        sent_at = case when ${givenUp}::text is null then clock_timestamp() end
      where order_id = ${orderId}`;
  });
}

function toldPurchase(row: WaitingRow): ToldPurchase {
  return {
    order: row.document.order,
    paymentMethod: row.technical_name,
    tracking: {
      gaCookie: row.ga_cookie,
      tmsClientId: row.tms_client_id,
      tmsAttribution: row.tms_attribution,
      goods: row.goods,
    },
  };
}

/** What nobody could tell in time is not told any more, nor what will never be a purchase. */
export async function deleteOldTracking(sql: Sql): Promise<void> {
  await sql`
    with forgotten as (
      delete from order_tracking t using shop_order o
      where o.id = t.order_id
        and (t.created_at < now() - make_interval(days => ${KEPT_DAYS}) or o.state = 'cancelled')
      returning t.order_id, case when o.state = 'cancelled' then ${CANCELLED} else 'too old' end as reason)
    update purchase_event p set given_up = coalesce(p.given_up, forgotten.reason) from forgotten
    where p.order_id = forgotten.order_id and p.sent_at is null`;
}

export type PurchaseCounts = Record<"unpaid" | "waiting" | "given_up", number>;

/** Orders whose buyers agreed, by what they wait for. */
export async function countPurchases(sql: Sql): Promise<PurchaseCounts> {
  const [counts] = await sql<[PurchaseCounts]>`
    select count(*) filter (where p.order_id is null)::int as unpaid,
      count(*) filter (where p.order_id is not null and p.given_up is null)::int as waiting,
      count(*) filter (where p.given_up is not null)::int as given_up
    from order_tracking t left join purchase_event p using (order_id)`;
  return counts;
}

export interface GivenUp {
  orderNumber: string;
  recordedAt: string;
  reason: string;
}

/** Those that can be tried again: the rest is forgotten. */
export function selectGivenUp(sql: Sql): Promise<GivenUp[]> {
  return sql<GivenUp[]>`
    select o.order_number as "orderNumber", p.recorded_at as "recordedAt", p.given_up as reason
    from purchase_event p join order_tracking using (order_id) join shop_order o on o.id = p.order_id
    where p.given_up is not null order by p.recorded_at`;
}

/** False: there is none of this order that was given up. */
export async function retryPurchase(sql: Sql, orderNumber: string): Promise<boolean> {
  const rows = await sql`
    with again as (
      update purchase_event p set given_up = null from order_tracking t, shop_order o
      where t.order_id = p.order_id and o.id = p.order_id and o.order_number = ${orderNumber} and p.given_up is not null
      returning p.order_id)
    select graphile_worker.add_job(${SEND_PURCHASE}, json_build_object('orderId', replace(order_id::text, '-', '')),
      queue_name => ${QUEUE}, priority => ${jobPriority.last}) from again`;
  return rows.length > 0;
}
