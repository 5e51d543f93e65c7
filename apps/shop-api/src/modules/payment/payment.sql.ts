import type { PaymentProviderName, StateOf } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";

/** How a payment was begun; stands in the transaction's details. */
export interface PaymentStart {
  attempt: number;
  /** Milliseconds since the epoch. */
  startedAt: number;
  finishUrl: string;
  errorUrl: string;
  /** The provider's page; null while the provider has not answered, or where there is none. */
  redirectUrl: string | null;
}

export interface PaymentDetails {
  start?: PaymentStart;
  /** A wallet payment the order was placed with. */
  expressId?: string | null;
  /** Currency of the money that came, where it was the wrong one. */
  capturedCurrency?: string;
  /** The provider spoke of a dispute, once at least. */
  isDisputed?: boolean;
}

export interface PaymentRow {
  id: string;
  order_id: string;
  state: StateOf<"transaction">;
  amount_cents: number;
  captured_cents: number;
  refunded_cents: number;
  provider: PaymentProviderName | null;
  provider_reference: string | null;
  details: PaymentDetails;
  order_state: StateOf<"order">;
  currency: string;
  is_newest: boolean;
  is_paid_otherwise: boolean;
}

/** One transaction with all that decides about its money. Inside a transaction that has locked the order it is the truth. */
export async function selectPayment(sql: Sql, transactionId: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`
    select t.id, t.order_id, t.state, t.amount_cents, t.captured_cents, t.refunded_cents, t.provider, t.provider_reference,
      t.details, o.state as order_state, c.iso_code as currency,
      not exists (select from order_transaction n where n.order_id = t.order_id and (n.created_at, n.id) > (t.created_at, t.id))
        as is_newest,
      exists (
        select from order_transaction p where p.order_id = t.order_id and p.id <> t.id
          and p.state in ('paid', 'paid_partially', 'authorized', 'refunded_partially')
          and not exists (select from payment_refund r where r.transaction_id = p.id and r.reason <> 'staff'))
        as is_paid_otherwise
    from order_transaction t join shop_order o on o.id = t.order_id join currency c on c.id = o.currency_id
    where t.id = ${transactionId}`;
  return row;
}

export async function saveMoney(
  tx: Tx,
  transactionId: string,
  { capturedCents, refundedCents }: { capturedCents: number; refundedCents: number },
): Promise<void> {
  await tx`update order_transaction set captured_cents = ${capturedCents}, refunded_cents = ${refundedCents}
    where id = ${transactionId}`;
}

export async function saveDetails(tx: Sql, transactionId: string, details: object): Promise<void> {
  await tx`update order_transaction set details = details || ${JSON.stringify(details)}::text::jsonb
    where id = ${transactionId}`;
}

/** From now on the provider's events find the transaction. */
export async function saveReference(
  tx: Tx,
  transactionId: string,
  { provider, reference }: { provider: PaymentProviderName; reference: string },
): Promise<void> {
  await tx`update order_transaction set provider = ${provider}, provider_reference = ${reference}
    where id = ${transactionId}`;
}

/** Others of the order that nobody has paid yet. */
export function selectUnpaidOthers(tx: Tx, { id, order_id }: Pick<PaymentRow, "id" | "order_id">) {
  return tx<{ id: string }[]>`
    select id from order_transaction where order_id = ${order_id} and id <> ${id} and captured_cents = 0
      and state in ('open', 'in_progress', 'unconfirmed', 'reminded', 'failed') order by id`;
}

/** When the provider was asked last: the sweeper asks the less often the longer a payment waits. */
export async function noteLook(sql: Sql, transactionId: string): Promise<void> {
  await sql`update order_transaction set details = details || jsonb_build_object('lookedAt', now()) where id = ${transactionId}`;
}

/** The payment that counts is the newest one: clients of the contract look at that. */
export async function makeNewest(
  tx: Tx,
  { id, order_id }: Pick<PaymentRow, "id" | "order_id">,
): Promise<void> {
  await tx`update order_transaction set created_at =
      (select max(created_at) + interval '1 millisecond' from order_transaction where order_id = ${order_id})
    where id = ${id}`;
}
