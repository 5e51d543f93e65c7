import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase, type Sql } from "../../../src/platform/database/database.ts";
import { type ApiProcess, type ApiProcessOptions, startApiProcess } from "../api-process.ts";
import { openJournal, type OrderJournal } from "./order-journal.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";

export interface OrderRig {
  readonly databaseUrl: string;
  /** Straight to the database, past the API. */
  readonly sql: Sql;
  readonly origins: readonly string[];
  readonly journal: OrderJournal;
  /** Of the nth request: requests go to the processes in turn. */
  origin(n: number): string;
}

export interface RigOptions extends Omit<ApiProcessOptions, "env"> {
  processes: number;
  /** Asked when everything before has started. */
  env?: () => Readonly<Record<string, string>>;
  /** Changes the copy of the test catalogue before the API reads it. */
  prepare?: (sql: Sql) => Promise<unknown>;
}

/** Several processes of the API on one database of their own, for all tests of the file. */
export function orderRig({ processes, prepare, ...options }: RigOptions): OrderRig {
  let database: TestDatabase;
  let sql: Sql;
  let running: ApiProcess[] = [];
  let journal: OrderJournal;
  beforeAll(async () => {
    database = await createTestDatabase(inject("shopTemplate"));
    sql = openDatabase(database.url, { poolSize: 3 });
    await prepare?.(sql);
    journal = await openJournal(sql);
    const env = { MEDIA_DIR: inject("shopMediaDir"), ...options.env?.() };
    const started = await Promise.allSettled(
      Array.from({ length: processes }, () => startApiProcess(database.url, { ...options, env })),
    );
    running = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const failed = started.find((each) => each.status === "rejected");
    if (failed) throw failed.reason;
  });
  afterAll(async () => {
    await Promise.all(running.map((each) => each.kill()));
    await sql?.end();
    await database?.drop();
  });
  return {
    get databaseUrl() {
      return database.url;
    },
    get sql() {
      return sql;
    },
    get origins() {
      return running.map(({ origin }) => origin);
    },
    get journal() {
      return journal;
    },
    origin: (n) => running[n % running.length]?.origin ?? "",
  };
}
