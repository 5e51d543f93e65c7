import type { CustomerHead, MergePreview } from "@hearth/admin-contract";
import type { MergeSide } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { headColumns } from "../customer-desk/index.ts";

export type PartName = MergePreview["parts"][number]["part"];

export interface MergeFacts extends CustomerHead, MergeSide, Record<PartName, number> {
  version: number;
}

/** Of one of the two; `otherEmail` is the other's, whose messages and mails are nobody else's. */
export function selectMergeFacts(sql: Sql, ids: readonly [string, string]) {
  return sql<MergeFacts[]>`
    select ${headColumns(sql)}, c.version, c.sales_channel_id as "salesChannelId", c.requested_group_id is not null as "asksForGroup",
      (select count(*)::int from shop_order o join order_transaction t on t.order_id = o.id
        where o.customer_id = c.id and t.state in ('in_progress', 'authorized', 'unconfirmed')) as "openPayments",
      (select count(*)::int from contact_message m where lower(m.email) = lower(c.email) and m.answered_at is null
        and not exists (select from customer k where k.id = any(${[...ids]}) and k.id <> c.id
          and lower(k.email) = lower(c.email))) as "openMessages",
      (select count(*)::int from shop_order o where o.customer_id = c.id) as orders,
      (select count(*)::int from promotion_redemption r where r.customer_id = c.id) as redemptions,
      (select count(*)::int from customer_address a where a.customer_id = c.id) as addresses,
      (select count(*)::int from product_review v where v.customer_id = c.id) as reviews,
      (select count(*)::int from wishlist_product w where w.customer_id = c.id) as wishlist,
      (select count(*)::int from withdrawal d where d.customer_id = c.id) as withdrawals,
      (select count(*)::int from newsletter_recipient n where n.sales_channel_id = c.sales_channel_id
        and lower(n.email) = lower(c.email) and n.status in ('optIn', 'direct')) as newsletter,
      (select count(*)::int from vat_check k where k.customer_id = c.id) as "vatChecks",
      (select count(*)::int from customer_identity i where i.customer_id = c.id) as identities,
      (select count(*)::int from customer_session s where s.customer_id = c.id) as sessions,
      coalesce((select json_array_length(b.content -> 'lines') from cart b join shop_context x on x.context_key = b.context_key
        where x.customer_id = c.id limit 1), 0) as cart
    from customer c where c.id = any(${[...ids]})`;
}
