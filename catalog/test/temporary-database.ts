import { randomBytes } from "node:crypto";
import { migrate } from "@hearth/service/migration";
import postgres from "postgres";

const serverUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const migrations = new URL("../../apps/shop-api/migrations/", import.meta.url);

/** A new database with the shop's schema, on the real server. */
export async function createTemporaryDatabase() {
  const name = `catalog_test_${randomBytes(6).toString("hex")}`;
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await server`create database ${server(name)}`;

  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 4, onnotice: () => {} });
  await migrate(sql, [{ name: "shop", url: migrations }]);

  const drop = async () => {
    await sql.end();
    await server`drop database ${server(name)} with (force)`;
    await server.end();
  };
  return { sql, drop };
}
