import type { Sql } from "../../platform/database/database.ts";

/** A row of no thing concerns everything: the worker tells all processes and storefronts, as after any change. */
export async function emptyCaches(tx: Sql): Promise<void> {
  await tx`insert into outbox (entity, entity_id) values ('reference', '00000000000000000000000000000000')`;
  await tx`select pg_notify('outbox', '')`;
}
