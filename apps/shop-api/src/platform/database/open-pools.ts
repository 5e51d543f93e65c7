import type { Config } from "../config/config.ts";
import { type DatabaseOptions, openDatabase, type Sql } from "./database.ts";
import { createDatabaseSockets } from "./database-sockets.ts";
import { type OpenPulse, openPulse } from "./open-pulse.ts";

export interface Pools {
  sql: Sql;
  indexSql: Sql;
  writes: Sql;
  /** Of its own: a table that somebody holds must not keep requests waiting behind the figures about it. */
  figuresSql: Sql;
  pulse: OpenPulse;
  close(): Promise<void>;
}

export type PoolOptions = Pick<DatabaseOptions, "onStatement" | "isPlannedByValue" | "isTraced">;

/** Every way to the database. */
export function openPools(
  { databaseUrl, databasePoolSize, indexPoolSize, writePoolSize }: Config,
  { onStatement, isPlannedByValue, isTraced }: PoolOptions,
): Pools {
  const sockets = createDatabaseSockets();
  const open = (options: Omit<DatabaseOptions, "sockets">) =>
    openDatabase(databaseUrl, { ...options, sockets });
  const sql = open({ poolSize: databasePoolSize, onStatement, isPlannedByValue, isTraced });
  const indexSql = open({ poolSize: indexPoolSize, onStatement, isTraced });
  const writes = open({ poolSize: writePoolSize, onStatement, isTraced });
  const figuresSql = open({ poolSize: 1, name: "figures" });
  const pulse = openPulse(databaseUrl, sockets);
  return {
    sql,
    indexSql,
    writes,
    figuresSql,
    pulse,
    async close() {
      const pools = [sql, indexSql, writes, figuresSql];
      await Promise.all([...pools.map((pool) => pool.end({ timeout: 5 })), pulse.close()]);
    },
  };
}
