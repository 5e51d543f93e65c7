import type { BulkChange, BulkChangeRow, ListPage, ListRequest } from "@hearth/admin-contract";
import { jobPriority } from "../../../platform/jobs/job-priority.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { listRows, matches } from "../../admin-list/index.ts";

export const RUN_BULK_CHANGE = "run_bulk_change";

/** A row that was looked at; what is refused already has a problem. */
export type PreparedRow = Pick<
  BulkChangeRow,
  "line" | "number" | "productId" | "before" | "after" | "problem"
>;

export async function insertBulkChange(
  tx: Sql,
  { id, kind, staff, rows }: Pick<BulkChange, "id" | "kind" | "staff"> & { rows: readonly PreparedRow[] },
): Promise<void> {
  await tx`insert into bulk_change (id, kind, staff) values (${id}, ${kind}, ${staff})`;
  await tx`
    insert into bulk_change_row (change_id, line, number, product_id, before, after, problem, state)
    select ${id}, line, number, "productId", before, after, problem, case when problem is null then 'waiting' else 'refused' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r (line int, number text, "productId" uuid, before jsonb, after jsonb, problem text)`;
}

const columns = (sql: Sql) => sql`c.id, c.kind, c.state, c.staff, c.created_at as "createdAt", c.version, (
  select json_build_object('waiting', count(*) filter (where r.state = 'waiting'), 'applied', count(*) filter (where r.state = 'applied'),
    'refused', count(*) filter (where r.state = 'refused'), 'undone', count(*) filter (where r.state = 'undone'),
    'kept', count(*) filter (where r.state = 'kept'))
  from bulk_change_row r where r.change_id = c.id) as rows`;

export function listBulkChanges(sql: Sql, request: ListRequest): Promise<ListPage<BulkChange>> {
  return listRows<BulkChange>(sql, request, {
    rows: sql`from bulk_change c`,
    columns: columns(sql),
    filters: { kind: (kind) => sql`c.kind = ${kind}`, state: (state) => sql`c.state = ${state}` },
    sorts: { createdAt: sql`c.created_at` },
    last: sql`c.id`,
  });
}

export async function selectBulkChange(sql: Sql, id: string): Promise<BulkChange | undefined> {
  const [change] = await sql<BulkChange[]>`select ${columns(sql)} from bulk_change c where c.id = ${id}`;
  return change;
}

export function selectBulkChangeRows(
  sql: Sql,
  id: string,
  request: ListRequest,
): Promise<ListPage<BulkChangeRow>> {
  return listRows<BulkChangeRow>(sql, request, {
    rows: sql`from bulk_change_row r`,
    columns: sql`r.line, r.number, r.product_id as "productId", r.before, r.after, r.state, r.problem`,
    where: sql`r.change_id = ${id}`,
    filters: { state: (state) => sql`r.state = ${state}` },
    search: (text) => matches(sql, sql`r.number`, text),
    sorts: { line: sql`r.line` },
    last: sql`r.line`,
  });
}

/** Inside a transaction: nobody else begins it. */
export async function lockBulkChange(tx: Sql, id: string): Promise<void> {
  await tx`select from bulk_change where id = ${id} for update`;
}

export async function setBulkState(tx: Sql, id: string, state: BulkChange["state"]): Promise<void> {
  await tx`update bulk_change set state = ${state} where id = ${id} and state <> ${state}`;
}

export async function queueBulkChange(tx: Sql, id: string): Promise<void> {
  await tx`select graphile_worker.add_job(${RUN_BULK_CHANGE}, json_build_object('changeId', ${id}::text),
    priority => ${jobPriority.last})`;
}

export type WaitingRow = BulkChangeRow & { productId: string };

/** The next ones; whoever else works on the same change waits and finds others. */
export async function takeRows(
  tx: Sql,
  id: string,
  { state, most }: { state: BulkChangeRow["state"]; most: number },
): Promise<WaitingRow[]> {
  return tx<WaitingRow[]>`
    select line, number, product_id as "productId", before, after, state, problem from bulk_change_row
    where change_id = ${id} and state = ${state} and product_id is not null order by line limit ${most} for update`;
}

export async function settleRows(
  tx: Sql,
  id: string,
  rows: readonly Pick<BulkChangeRow, "line" | "state" | "problem">[],
): Promise<void> {
  await tx`
    update bulk_change_row r set state = w.state, problem = w.problem
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as w (line int, state text, problem text)
    where r.change_id = ${id} and r.line = w.line`;
}
