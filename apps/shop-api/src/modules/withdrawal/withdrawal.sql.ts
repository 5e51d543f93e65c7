import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";

/** What somebody sent. */
export interface Declared {
  name: string;
  contract: string;
  goods: string | null;
  email: string;
  idempotencyKey: string | null;
}

export interface NewWithdrawal extends Declared {
  reference: string;
  salesChannelId: string;
  languageId: string;
  customerId: string | null;
}

interface StoredWithdrawal {
  reference: string;
  receivedAt: string;
  name: string;
  contract: string;
  goods: string | null;
  email: string;
  /** Null: nothing was done about it yet. */
  state: string | null;
  /** An order of that number, where the contract is named by one. For staff only. */
  orderNumber: string | null;
}

export type Received = Pick<StoredWithdrawal, "reference" | "receivedAt">;

/** When it was received is said by the clock of the database. Null: there is one of that key. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<Received | null> {
  const { reference, salesChannelId, languageId, customerId, name, contract, goods, email } = withdrawal;
  const [row] = await tx<Received[]>`
    insert into withdrawal
      (id, reference, idempotency_key, sales_channel_id, language_id, customer_id, name, contract, goods, email)
    values (${newId()}, ${reference}, ${withdrawal.idempotencyKey}, ${salesChannelId}, ${languageId}, ${customerId},
      ${name}, ${contract}, ${goods}, ${email})
    on conflict (idempotency_key) do nothing
    returning reference, received_at as "receivedAt"`;
  return row ?? null;
}

/** The one of that key, if it says the same. */
export async function selectSame(tx: Tx, { idempotencyKey, ...said }: Declared): Promise<Received | null> {
  const [row] = await tx<Received[]>`
    select reference, received_at as "receivedAt" from withdrawal
    where idempotency_key = ${idempotencyKey} and name = ${said.name} and contract = ${said.contract}
      and goods is not distinct from ${said.goods} and email = ${said.email}`;
  return row ?? null;
}

/** Oldest first; those that are done are left out. */
export function selectWithdrawals(sql: Sql) {
  return sql<StoredWithdrawal[]>`
    select w.reference, w.received_at as "receivedAt", w.name, w.contract, w.goods, w.email, s.state,
      (select o.order_number from shop_order o where o.order_number = trim(w.contract)) as "orderNumber"
    from withdrawal w
    left join lateral (select state from withdrawal_step where withdrawal_id = w.id order by at desc limit 1) s on true
    where s.state is null or s.state not in ('declined', 'refunded')
    order by w.received_at`;
}

/** Whether there is such a withdrawal. */
export async function insertStep(
  sql: Sql,
  step: { reference: string; state: string; note: string | null },
): Promise<boolean> {
  const written = await sql`
    insert into withdrawal_step (withdrawal_id, state, note)
    select id, ${step.state}, ${step.note} from withdrawal where reference = ${step.reference}`;
  return written.count === 1;
}
