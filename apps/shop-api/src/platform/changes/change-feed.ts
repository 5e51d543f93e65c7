import type { Sql } from "../database/database.ts";

const CHANNEL = "hearth_changed";
/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const MAX_PAYLOAD = 7_500;

/** Tells all processes which tags became stale. More than fits into a message means: everything. */
export async function announceChange(
  sql: Pick<Sql, "notify">,
  tags: readonly string[],
  everything: string,
): Promise<void> {
  const payload = tags.join(" ");
  await sql.notify(CHANNEL, payload.length > MAX_PAYLOAD ? everything : payload);
}

/** Calls back with the stale tags. After a lost connection everything counts as stale: messages may have been missed. */
export async function onChange(
  sql: Sql,
  everything: string,
  listener: (tags: string[]) => void,
): Promise<void> {
  let connected = false;
  await sql.listen(
    CHANNEL,
    (payload) => listener(payload.split(" ")),
    () => {
      if (connected) listener([everything]);
      connected = true;
    },
  );
}
