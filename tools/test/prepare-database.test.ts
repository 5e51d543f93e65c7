import postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { prepareDatabase } from "../src/processes/postgres.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const name = `hearth_tools_${process.pid}`;

async function ask<T>(url: string, question: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await question(sql);
  } finally {
    await sql.end();
  }
}

const tables = (url: string) =>
  ask(url, (sql) => sql`select tablename from pg_tables where schemaname = 'public'`);

afterAll(() => ask(server, (sql) => sql`drop database if exists ${sql(name)} with (force)`));

it("keeps a database between starts, and begins anew when asked to", async () => {
  const url = await prepareDatabase(server, name, false);
  await ask(url, (sql) => sql`create table kept (id int)`);
  expect(await prepareDatabase(server, name, false)).toBe(url);
  expect(await tables(url)).toHaveLength(1);
  await prepareDatabase(server, name, true);
  expect(await tables(url)).toHaveLength(0);
});
