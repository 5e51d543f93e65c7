import { setTimeout as sleep } from "node:timers/promises";
import postgres, { type ReservedSql } from "postgres";
import type { Migration } from "./migration-files.ts";

type Connection = Pick<ReservedSql, "unsafe">;

/** Whoever waits for a table's lock lets everybody else wait behind it: shorter than a visitor notices. */
const LOCK_WAIT_MS = 300;
/** Those who had to wait behind us come first. */
const PAUSE_MS = 700;
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";

export async function runMigration(
  connection: Connection,
  migration: Migration,
  patienceMs: number,
): Promise<void> {
  const patiently = (run: () => Promise<number>) => withPatience(migration.name, patienceMs, run);
  const { kind, text } = migration;
  // Building an index or moving rows takes as long as it takes; the services' own connections have a limit.
  await connection.unsafe("set statement_timeout = 0");
  await connection.unsafe(`set lock_timeout = ${kind === "alone" ? 0 : LOCK_WAIT_MS}`);
  try {
    if (kind === "transaction") return void (await patiently(() => inTransaction(connection, migration)));
    if (kind === "alone") await buildAlone(connection, text);
    else while ((await patiently(() => countChanged(connection, text))) > 0);
    await note(connection, migration);
  } finally {
    await connection.unsafe("reset lock_timeout; reset statement_timeout").catch(() => undefined);
  }
}

async function inTransaction(connection: Connection, migration: Migration): Promise<number> {
  await connection.unsafe("begin");
  try {
    await connection.unsafe(migration.text);
    await note(connection, migration);
    await connection.unsafe("commit");
    return 0;
  } catch (error) {
    await connection.unsafe("rollback").catch(() => undefined);
    throw error;
  }
}

/** An index whose building was broken off stays behind, unusable, and `if not exists` would take it for finished. */
async function buildAlone(connection: Connection, text: string): Promise<void> {
  const broken = await connection.unsafe<{ name: string }[]>(
    "select indexrelid::regclass::text as name from pg_index where not indisvalid",
  );
  for (const { name } of broken) await connection.unsafe(`drop index concurrently if exists ${name}`);
  const statements = text.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
  for (const statement of statements) await connection.unsafe(statement);
}

async function countChanged(connection: Connection, text: string): Promise<number> {
  return (await connection.unsafe(text)).count;
}

async function note(connection: Connection, { name, checksum }: Migration): Promise<void> {
  await connection.unsafe("insert into schema_migration (name, checksum) values ($1, $2)", [name, checksum]);
}

async function withPatience(name: string, patienceMs: number, run: () => Promise<number>): Promise<number> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const isInTheWay =
        error instanceof postgres.PostgresError && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(error.code);
      if (!isInTheWay) throw error;
      if (Date.now() > end)
        throw new Error(`Migration ${name} did not get its locks in time.`, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}
