import type { Sql } from "postgres";

/** Stands for every family there is. */
export const EVERYTHING_ID = "0".repeat(32);

/** A family that waits. A change while it is dealt with gives it a new ticket, so that it is dealt with again. */
export interface EngineTicket {
  familyId: string;
  ticket: string;
}

export async function queueForEngine(sql: Sql, familyIds: readonly string[]): Promise<void> {
  if (familyIds.length === 0) return;
  // In one order, so that two writers do not wait for each other.
  await sql`
    insert into catalog_index.engine_queue (family_id)
    select distinct id::uuid as id from unnest(${[...familyIds]}::text[]) as id order by id
    on conflict (family_id) do update set ticket = nextval('catalog_index.engine_ticket')`;
}

export async function isEngineBehind(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ is_behind: boolean }[]>`
    select exists (select from catalog_index.engine_queue) as is_behind`;
  return row?.is_behind ?? true;
}

/** "Everything" first: what waits beside it may be in it, and is given again afterwards. */
export async function waitingForEngine(sql: Sql, limit: number): Promise<EngineTicket[]> {
  return sql<EngineTicket[]>`
    select replace(family_id::text, '-', '') as "familyId", ticket::text as ticket
    from catalog_index.engine_queue order by family_id <> ${EVERYTHING_ID}::uuid, ticket limit ${limit}`;
}

export async function leaveEngineQueue(sql: Sql, tickets: readonly EngineTicket[]): Promise<void> {
  await sql`
    delete from catalog_index.engine_queue
    where ticket = any(${tickets.map(({ ticket }) => ticket)}::bigint[])`;
}
