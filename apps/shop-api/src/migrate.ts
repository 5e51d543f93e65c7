import { migrate } from "@hearth/service/migration";
import { migrationFolders } from "./platform/database/migration-folders.ts";
import { openDatabase } from "./platform/database/database.ts";
import { installJobs } from "./platform/jobs/jobs.ts";

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set");
const sql = openDatabase(url, { poolSize: 1 });
const ran = await migrate(sql, migrationFolders());
console.log(ran.length > 0 ? `migrated: ${ran.join(", ")}` : "database is current");
await sql.end();
await installJobs(url);
