import type { Sql } from "../../platform/database/database.ts";
import { newToken, tokenHash } from "../context/index.ts";
import { nameDevice } from "./name-device.ts";
import { insertSession } from "./session.sql.ts";

/** Inside a transaction: one more device is signed in. Its token is in nobody's hands but the caller's. */
export async function startSession(
  tx: Sql,
  { customerId, agent }: { customerId: string; agent: string | undefined },
): Promise<string> {
  const token = newToken();
  await insertSession(tx, { hash: tokenHash(token), customerId, device: nameDevice(agent) });
  return token;
}
