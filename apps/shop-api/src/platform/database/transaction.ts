import type { TransactionSql } from "postgres";
import type { Sql } from "./database.ts";

/** Takes the statements of a pool; the library gives transactions a type of their own. */
export type Tx = Sql & TransactionSql;

/** Runs the work in one transaction on the connections for changes: all of it happens, or nothing. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Deadlock, or a neighbour that was faster: PostgreSQL undid everything and asks for another try. */
const tryAgainStates = new Set(["40P01", "40001"]);
const TRIES = 3;

export function createTransact(sql: Sql): Transact {
  return async <T>(work: (tx: Tx) => Promise<T>) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await sql.begin((tx) => work(tx as unknown as Tx))) as T;
      } catch (error) {
        if (tries >= TRIES || !tryAgainStates.has(String((error as { code?: unknown }).code))) throw error;
      }
    }
  };
}

/** Several reads that belong together see the same moment, whatever is changed between them. */
export function inOneMoment<T>(sql: Sql, read: (sql: Sql) => Promise<T>): Promise<T> {
  return sql.begin("isolation level repeatable read read only", (tx) =>
    read(tx as unknown as Sql),
  ) as Promise<T>;
}
