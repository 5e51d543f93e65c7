import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql, TransactionSql } from "postgres";
import type { Journal, Snapshot } from "./journal.ts";

export interface Violation {
  /** `i01-stock` */
  invariant: string;
  subject: string;
  problem: string;
}

const folder = import.meta.dirname;

export async function invariantNames(): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.replace(".sql", ""))
    .toSorted();
}

/**
 * Every invariant, asked of the tables and of nothing else, in one snapshot of the database.
 * Research: reliability section 2; how the shop keeps them: docs/order.md.
 */
export function checkInvariants(sql: Sql, journal: Journal = {}): Promise<Violation[]> {
  return sql.begin("isolation level repeatable read", (tx) => askInvariants(tx, journal));
}

/** The same inside a transaction, which sees what it changed itself. */
export async function askInvariants(tx: TransactionSql, journal: Journal): Promise<Violation[]> {
  await tx`set local statement_timeout = 0`;
  // The planner expects thousands of lines in each document: compiling the questions would take longer than answering them.
  await tx`set local jit = off`;
  await writeJournal(tx, journal);
  const found: Violation[] = [];
  for (const invariant of await invariantNames()) {
    const question = await readFile(join(folder, `${invariant}.sql`), "utf8");
    const rows = await tx.unsafe<{ subject: string; problem: string }[]>(question);
    found.push(...rows.map(({ subject, problem }) => ({ invariant, subject, problem })));
  }
  return found;
}

/** What the invariants compare with; gone with the transaction. */
async function writeJournal(tx: TransactionSql, journal: Journal): Promise<void> {
  await tx.unsafe(`
    create temp table acknowledged (order_id uuid, order_number text, total_cents bigint, key text, cart text) on commit drop;
    create temp table provider_payment (provider text, reference text, captured_cents bigint, refunded_cents bigint) on commit drop;
    create temp table delivered_mail (mail_id uuid, deliveries bigint) on commit drop;
    create temp table initial_stock (product_id uuid primary key, stock int, reserved int) on commit drop;
    create temp table initial_redemptions (promotion_id uuid primary key, redemptions int) on commit drop`);
  const { acknowledged = [], payments = [], deliveredMails = [], before } = journal;
  await tx`insert into acknowledged
    select "orderId", "orderNumber", "totalCents", key, cart from json_to_recordset(${text(acknowledged)}::text::json)
      as j ("orderId" uuid, "orderNumber" text, "totalCents" bigint, key text, cart text)`;
  await tx`insert into provider_payment
    select provider, reference, "capturedCents", "refundedCents" from json_to_recordset(${text(payments)}::text::json)
      as j (provider text, reference text, "capturedCents" bigint, "refundedCents" bigint)`;
  await tx`insert into delivered_mail
    select id::uuid, count(*) from json_array_elements_text(${text(deliveredMails)}::text::json) id group by 1`;
  await tx`insert into initial_stock
    select * from json_to_recordset(${text(before?.stock ?? [])}::text::json) as j (product_id uuid, stock int, reserved int)`;
  await tx`insert into initial_redemptions
    select * from json_to_recordset(${text(before?.redemptions ?? [])}::text::json) as j (promotion_id uuid, redemptions int)`;
}

const text = (value: unknown) => JSON.stringify(value);

/** Stock and counters as they are now, to be compared with after the orders. */
export async function takeSnapshot(sql: Sql): Promise<Snapshot> {
  const stock = await sql<Snapshot["stock"][number][]>`select product_id, stock, reserved from product_stock`;
  const redemptions = await sql<Snapshot["redemptions"][number][]>`
    select p.id as promotion_id, coalesce(u.redemptions, 0) as redemptions
    from promotion p left join promotion_usage u on u.promotion_id = p.id`;
  return { stock, redemptions };
}
