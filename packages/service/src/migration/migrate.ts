import { setTimeout as sleep } from "node:timers/promises";
import type { ReservedSql, Sql } from "postgres";
import { type MigrationFolder, readMigrations } from "./migration-files.ts";
import { runMigration } from "./run-migration.ts";

/** One lock for all migrators of a database, so that N processes may start at once. */
const MIGRATION_LOCK = 4_813_001;
const TURN_PAUSE_MS = 100;

export interface MigrateOptions {
  /** How long a file may be tried again while others hold the locks it needs. */
  patienceMs?: number;
}

/** Runs the SQL files that this database has not seen. Forward only; an applied file may not change. */
export async function migrate<Types extends Record<string, unknown>>(
  sql: Sql<Types>,
  folders: readonly MigrationFolder[],
  { patienceMs = 300_000 }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folders);
  const connection = await sql.reserve();
  try {
    await waitForTurn(connection);
    await connection`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const rows = await connection<{ name: string; checksum: string }[]>`
      select name, checksum from schema_migration`;
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
    if (changed)
      throw new Error(`Migration ${changed.name} was changed after it ran. Write a new one instead.`);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await runMigration(connection, migration, patienceMs);
    return missing.map(({ name }) => name);
  } finally {
    // A connection that was lost has lost its lock, too.
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => undefined);
    connection.release();
  }
}

/** Asks again and again instead of queueing: an index that another migrator builds would wait for our waiting, and we for it. */
async function waitForTurn<Types extends Record<string, unknown>>(connection: ReservedSql<Types>) {
  for (;;) {
    const [row] = await connection<{ isOurs: boolean }[]>`
      select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isOurs"`;
    if (row?.isOurs) return;
    await sleep(TURN_PAUSE_MS);
  }
}
