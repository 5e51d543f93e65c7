import type { Sql } from "../../platform/database/database.ts";
import type { ChainedEntry } from "./audit-entry.ts";

const BATCH = 1000;

export async function selectHead(sql: Sql): Promise<{ id: number; hash: string }> {
  const [head] = await sql<{ id: number; hash: string }[]>`select id, hash from staff_audit_head`;
  return head ?? { id: 0, hash: "" };
}

/** The log up to an entry, in pieces. */
export async function* readChain(
  sql: Sql,
  until: number,
): AsyncGenerator<(ChainedEntry & { hash: string })[]> {
  let last = -1;
  for (;;) {
    const rows = await sql<(ChainedEntry & { hash: string })[]>`
      select id, at, staff_id as "staffId", staff, action, resource, object, before::text, after::text, address, device,
        previous_hash as "previousHash", hash
      from staff_audit where id > ${last} and id <= ${until} order by id limit ${BATCH}`;
    if (rows.length === 0) return;
    yield rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
    last = rows.at(-1)?.id ?? last;
  }
}
