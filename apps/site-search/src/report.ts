import { openDatabase } from "./platform/database.ts";
import { readConfig } from "./platform/config.ts";
import { runReport } from "./report-command.ts";

/** `npm run search-report -- without-result`: what people look for, find and choose. */
const config = readConfig(process.env);
const sql = openDatabase(config.databaseUrl, 3);
try {
  console.log(await runReport({ sql, config }, process.argv.slice(2)));
} finally {
  await sql.end();
}
