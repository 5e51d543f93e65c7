import { randomBytes } from "node:crypto";
import postgres from "postgres";

const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A new database on the real server, empty or a copy of a template nobody is connected to. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const name = `shop_api_test_${randomBytes(6).toString("hex")}`;
  await onServer(async (server) => {
    await (template
      ? server`create database ${server(name)} template ${server(template)}`
      : server`create database ${server(name)}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () =>
      onServer(async (server) => {
        await server`drop database if exists ${server(name)} with (force)`;
      }),
  };
}

async function onServer(work: (server: postgres.Sql) => Promise<void>): Promise<void> {
  const server = postgres(serverUrl, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
