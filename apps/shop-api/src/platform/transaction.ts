import type { Sql } from "./database.ts";

/** Runs the work in one transaction on the connections for changes: all of it happens, or nothing. */
export type Transact = <T>(work: (tx: Sql) => Promise<T>) => Promise<T>;

export function createTransact(sql: Sql): Transact {
  // The library's transactions take the same statements as a pool but have a type of their own.
  return <T>(work: (tx: Sql) => Promise<T>) => sql.begin((tx) => work(tx as unknown as Sql)) as Promise<T>;
}
