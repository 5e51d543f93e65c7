import type { PaymentProviderName } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";

export interface RefundRow {
  id: string;
  transaction_id: string;
  order_id: string;
  amount_cents: number;
  reason: string;
  state: "open" | "done";
  is_charged_back: boolean;
  provider: PaymentProviderName | null;
  provider_reference: string | null;
  /** Of the money that came. */
  currency: string;
}

export async function selectRefund(sql: Sql, refundId: string): Promise<RefundRow | undefined> {
  const [row] = await sql<RefundRow[]>`
    select r.id, r.transaction_id, t.order_id, r.amount_cents, coalesce(r.reason, 'staff') as reason, r.state,
      t.state = 'chargeback' as is_charged_back, t.provider, t.provider_reference,
      coalesce(t.details ->> 'capturedCurrency', c.iso_code) as currency
    from payment_refund r join order_transaction t on t.id = r.transaction_id
    join shop_order o on o.id = t.order_id join currency c on c.id = o.currency_id
    where r.id = ${refundId}`;
  return row;
}

/** False: somebody else has noted it before. */
export async function closeRefund(tx: Tx, refundId: string, reference: string | null): Promise<boolean> {
  const { count } = await tx`
    update payment_refund set state = 'done', provider_reference = ${reference} where id = ${refundId} and state = 'open'`;
  return count > 0;
}
