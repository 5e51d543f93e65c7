import type { PaymentProviderName, StateOf } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { PaymentDetails } from "./payment.sql.ts";

/** An order as somebody who wants to pay it has to know it, with its current payment. */
export interface PayableOrder {
  id: string;
  order_number: string;
  email: string;
  locale: string;
  currency: string;
  /** The shop in the order's language. */
  shop_url: string;
  /** Of whoever placed it. */
  context_key: string;
  transaction_id: string;
  state: StateOf<"transaction">;
  amount_cents: number;
  captured_cents: number;
  provider: PaymentProviderName | null;
  details: PaymentDetails;
  method_name: string;
  is_method_active: boolean;
  /** The wallet payment the order was placed with, if it was begun from the same cart. */
  express_reference: string | null;
}

export async function selectPayableOrder(
  sql: Sql,
  channelId: string,
  orderId: string,
): Promise<PayableOrder | undefined> {
  const [row] = await sql<PayableOrder[]>`
    select o.id, o.order_number, o.email, l.locale_code as locale,
      c.iso_code as currency, o.document ->> 'shopUrl' as shop_url, a.context_key,
      t.id as transaction_id, t.state, t.amount_cents, t.captured_cents, t.provider, t.details,
      m.technical_name as method_name, m.active as is_method_active, e.reference as express_reference
    from shop_order o
    join order_attempt a on a.key = o.key
    join language l on l.id = o.language_id
    join currency c on c.id = o.currency_id
    join lateral (
      select * from order_transaction where order_id = o.id order by created_at desc, id desc limit 1) t on true
    join payment_method m on m.id = t.payment_method_id
    left join express_payment e on e.reference = t.details ->> 'expressId' and e.context_key = a.context_key
    where o.id = ${orderId} and o.sales_channel_id = ${channelId}`;
  return row;
}
