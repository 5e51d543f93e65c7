import { recordRetention } from "@hearth/rules";
import { tradeLetters } from "../mail/index.ts";
import type { Sql } from "../../platform/database/database.ts";
import { LOT, untilFew } from "../../platform/database/in-lots.ts";

/** Mails that were sent or refused; one that still waits is somebody's to look at. */
export async function forgetMails(sql: Sql, lettersBefore: Date): Promise<void> {
  const isLetter = sql`template = any(${tradeLetters})`;
  await untilFew(
    LOT,
    () => sql`delete from mail where id in (
      select id from mail where created_at < ${daysAgo(sql, recordRetention.otherMailDays)}
        and (sent_at is not null or refused is not null) and (not (${isLetter}) or created_at < ${lettersBefore})
      limit ${LOT})`,
  );
}

/** What providers told, how often somebody pressed a button, what staff changed at once. */
export async function forgetTraces(sql: Sql): Promise<void> {
  const { paymentEventDays, attemptDays, bulkChangeDays } = recordRetention;
  await untilFew(
    LOT,
    () => sql`delete from payment_event where (provider, event_id) in (
      select provider, event_id from payment_event where received_at < ${daysAgo(sql, paymentEventDays)}
        and applied_at is not null limit ${LOT})`,
  );
  // Those that became an order go with it. Only a window is looked at: the older ones are orders, millions of them.
  await sql`delete from order_attempt a where created_at between ${daysAgo(sql, 3 * attemptDays)} and ${daysAgo(sql, attemptDays)}
    and not exists (select from shop_order o where o.key = a.key)`;
  await sql`delete from express_payment where created_at < ${daysAgo(sql, attemptDays)}`;
  await sql`delete from customer_recovery where created_at < ${daysAgo(sql, attemptDays)}`;
  await sql`delete from staff_invitation where expires_at < ${daysAgo(sql, attemptDays)}`;
  await sql`delete from bulk_change where created_at < ${daysAgo(sql, bulkChangeDays)} and state not in ('applying', 'undoing')`;
}

const daysAgo = (sql: Sql, days: number) => sql`now() - ${days} * interval '1 day'`;
