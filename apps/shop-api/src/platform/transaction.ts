import type { TransactionSql } from "postgres";
import type { Sql } from "./database.ts";

/** Takes the statements of a pool; the library gives transactions a type of their own. */
export type Tx = Sql & TransactionSql;

/** Runs the work in one transaction on the connections for changes: all of it happens, or nothing. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export function createTransact(sql: Sql): Transact {
  return <T>(work: (tx: Tx) => Promise<T>) => sql.begin((tx) => work(tx as unknown as Tx)) as Promise<T>;
}
