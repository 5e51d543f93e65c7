import { openDatabase } from "./database.ts";
import { type DatabasePulse, watchDatabase } from "./database-pulse.ts";
import type { DatabaseSockets } from "./database-sockets.ts";

export interface OpenPulse extends DatabasePulse {
  close(): Promise<void>;
}

/** The pulse of the database, on a connection of its own. */
export function openPulse(databaseUrl: string, sockets: DatabaseSockets): OpenPulse {
  const sql = openDatabase(databaseUrl, { poolSize: 1, name: "pulse", sockets });
  const pulse = watchDatabase({
    async ask() {
      const [row] = await sql<{ takes_no_orders: boolean }[]>`
        select current_setting('transaction_read_only') = 'on' as takes_no_orders`;
      if (!row?.takes_no_orders) return;
      // Another server took over and this one came back behind it: whoever stays connected could only read.
      sockets.destroyAll();
      throw new Error("the database only reads");
    },
    giveUp: sockets.destroyAll,
  });
  return {
    ...pulse,
    async close() {
      pulse.stop();
      await sql.end({ timeout: 1 });
    },
  };
}
