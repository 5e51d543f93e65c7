import { migrate } from "@hearth/service/migration";
import { openDatabase } from "../../src/platform/database/database.ts";
import { installJobs } from "../../src/platform/jobs/jobs.ts";
import { migrationFolders } from "../../src/platform/database/migration-folders.ts";

export async function migrateDatabase(url: string): Promise<void> {
  const sql = openDatabase(url, { poolSize: 1 });
  await migrate(sql, migrationFolders());
  await sql.end();
  await installJobs(url);
}
