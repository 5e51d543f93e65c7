import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Sql } from "postgres";

/** One lock for all migrators of a database, so that N processes may start at once. */
const MIGRATION_LOCK = 4_813_001;

export interface MigrationFolder {
  name: string;
  url: URL;
}

/** Runs the SQL files that this database has not seen, folder by folder, in name order. Forward only; an applied file may not change. */
export async function migrate<Types extends Record<string, unknown>>(
  sql: Sql<Types>,
  folders: readonly MigrationFolder[],
): Promise<string[]> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const rows = await tx<{ name: string; checksum: string }[]>`select name, checksum from schema_migration`;
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const ran: string[] = [];
    for (const folder of folders) {
      for (const file of (await readdir(folder.url)).filter((name) => name.endsWith(".sql")).toSorted()) {
        const name = `${folder.name}/${file}`;
        const text = await readFile(new URL(file, folder.url), "utf8");
        const checksum = createHash("sha256").update(text).digest("hex");
        const before = applied.get(name);
        if (before === checksum) continue;
        if (before) throw new Error(`Migration ${name} was changed after it ran. Write a new one instead.`);
        await tx.unsafe(text);
        await tx`insert into schema_migration (name, checksum) values (${name}, ${checksum})`;
        ran.push(name);
      }
    }
    return ran;
  });
}
