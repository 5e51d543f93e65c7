import type { VatCheck } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { AskedVat } from "./check-vat.ts";

export const CHECK_VAT = "check_vat";
/** One after the other: a register that hangs holds up nothing else, and is not asked by many at once. */
const QUEUE = "vat-register";
/** About a day, with the queue's growing pauses; then staff ask themselves. */
const ATTEMPTS = 12;

/** With the request, in one commit. */
export async function queueVatCheck(tx: Tx, customerId: string): Promise<void> {
  await tx`select graphile_worker.add_job(${CHECK_VAT},
    json_build_object('customerId', ${customerId}::text, 'since', clock_timestamp()), queue_name => ${QUEUE},
    max_attempts => ${ATTEMPTS}, priority => ${jobPriority.last})`;
}

/** Numbers of somebody who still asks for a group, without an answer since then. */
export async function selectUnanswered(sql: Sql, customerId: string, since: string): Promise<string[]> {
  const rows = await sql<{ vatId: string }[]>`
    select vat_id as "vatId" from customer c, unnest(c.vat_ids) vat_id
    where c.id = ${customerId} and c.requested_group_id is not null and not exists (
      select from vat_check k where k.customer_id = c.id and k.vat_id = vat_id.vat_id and k.asked_at >= ${since}
        and k.outcome <> 'unreachable')`;
  return rows.map(({ vatId }) => vatId);
}

/** Each is kept, but for tries that reached nobody: those the next one replaces. Whoever is gone meanwhile has none. */
export async function insertVatChecks(
  tx: Tx,
  { customerId, askedBy, asked }: { customerId: string; askedBy: string | null; asked: readonly AskedVat[] },
): Promise<void> {
  const vatIds = asked.map(({ vatId }) => vatId);
  await tx`delete from vat_check where customer_id = ${customerId} and vat_id = any(${vatIds}) and outcome = 'unreachable'`;
  const rows = asked.map(({ vatId, answer }) => ({
    id: newId(),
    vat_id: vatId,
    outcome: answer.outcome,
    reason: "reason" in answer ? answer.reason : null,
    register_name: "name" in answer ? answer.name : null,
    register_address: "address" in answer ? answer.address : null,
    reference: "reference" in answer ? answer.reference : null,
  }));
  await tx`
    insert into vat_check (id, customer_id, vat_id, asked_by, outcome, reason, register_name, register_address, reference)
    select r.id, c.id, r.vat_id, ${askedBy}, r.outcome, r.reason, r.register_name, r.register_address, r.reference
    from customer c, jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) r(id uuid, vat_id text, outcome text, reason text,
      register_name text, register_address text, reference text)
    where c.id = ${customerId}`;
}

/** The newest of each number somebody has now, in the order they wrote them. */
export async function selectVatChecks(
  sql: Sql,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, VatCheck[]>> {
  const rows = await sql<(VatCheck & { customerId: string })[]>`
    select c.id as "customerId", v.vat_id as "vatId", coalesce(k.outcome, 'unchecked') as outcome, k.reason,
      k.asked_at as "askedAt", k.asked_by as "askedBy", k.register_name as "registerName",
      k.register_address as "registerAddress", k.reference
    from customer c cross join unnest(c.vat_ids) with ordinality v(vat_id, position)
    left join lateral (select * from vat_check where customer_id = c.id and vat_id = v.vat_id
      order by asked_at desc limit 1) k on true
    where c.id = any(${customerIds as string[]}) order by v.position`;
  const checks = new Map<string, VatCheck[]>();
  for (const { customerId, ...check } of rows)
    checks.set(customerId, [...(checks.get(customerId) ?? []), check]);
  return checks;
}
