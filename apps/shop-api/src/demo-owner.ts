import { readRequired } from "@hearth/service";
import { makeDemoOwner } from "./modules/staff/index.ts";
import { readConfig } from "./platform/config/config.ts";
import { openDatabase } from "./platform/database/database.ts";
import { newId } from "./platform/new-id.ts";
import { createPasswordHasher } from "./platform/password/password-hasher.ts";
import { createTransact } from "./platform/database/transaction.ts";

/** An owner whose password and app everybody knows, for the demo on a desk. Where a back office has a name, nobody gets one. */
const config = readConfig(process.env);
if (new URL(config.admin.origin).hostname !== "localhost")
  throw new Error("The demo's owner is for localhost only: npm run staff -- staff invite <e-mail> owner");
const sql = openDatabase(config.databaseUrl, { poolSize: 1 });
const passwords = createPasswordHasher(1);
const password = await passwords.hash(readRequired(process.env, "DEMO_OWNER_PASSWORD"));
await makeDemoOwner(createTransact(sql), config.admin.key, {
  id: newId(),
  email: readRequired(process.env, "DEMO_OWNER_EMAIL"),
  passwordHash: password,
  totp: readRequired(process.env, "DEMO_OWNER_TOTP"),
});
await passwords.close();
await sql.end();
