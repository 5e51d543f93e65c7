import { randomBytes } from "node:crypto";
import { migrate } from "@hearth/service/migration";
import postgres, { type Sql } from "postgres";
import { catalogIndexMigrations } from "../src/index.ts";

export interface TemporaryDatabase {
  sql: Sql;
  url: string;
  drop(): Promise<void>;
}

/** A database of its own with the index tables, gone after the test file. Fails when there is no server. */
export async function createTemporaryDatabase(): Promise<TemporaryDatabase> {
  const name = `catalog_index_test_${randomBytes(6).toString("hex")}`;
  const address = serverAddress();
  const server = postgres(address.href, { max: 1 });
  await server`create database ${server(name)}`;
  address.pathname = name;
  const sql = postgres(address.href, { onnotice: () => {} });
  await migrate(sql, [{ name: "index", url: catalogIndexMigrations }]);
  async function drop(): Promise<void> {
    await sql.end();
    await server`drop database ${server(name)}`;
    await server.end();
  }
  return { sql, url: address.href, drop };
}

function serverAddress(): URL {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_DATABASE_URL is not set");
  return new URL(url);
}
