import { readRequired } from "@hearth/service";
import { migrate } from "@hearth/service/migration";
import { openDatabase } from "./platform/database.ts";
import { migrationFolder } from "./platform/migration-folder.ts";

const sql = openDatabase(readRequired(process.env, "DATABASE_URL"), 1);
const ran = await migrate(sql, [migrationFolder()]);
console.log(ran.length > 0 ? `migrated: ${ran.join(", ")}` : "database is current");
await sql.end();
