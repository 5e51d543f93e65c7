import type { Sql } from "../../platform/database.ts";
import type { Tx } from "../../platform/transaction.ts";

export interface NewWithdrawal {
  id: string;
  reference: string;
  salesChannelId: string;
  languageId: string;
  customerId: string | null;
  name: string;
  contract: string;
  goods: string | null;
  email: string;
}

export interface StoredWithdrawal {
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

/** Answers when it was received, by the clock of the database. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<string> {
  const { id, reference, salesChannelId, languageId, customerId, name, contract, goods, email } = withdrawal;
  const [row] = await tx<{ receivedAt: string }[]>`
    insert into withdrawal (id, reference, sales_channel_id, language_id, customer_id, name, contract, goods, email)
    values (${id}, ${reference}, ${salesChannelId}, ${languageId}, ${customerId}, ${name}, ${contract}, ${goods}, ${email})
    returning received_at as "receivedAt"`;
  if (!row) throw new Error("the withdrawal was not stored");
  return row.receivedAt;
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
