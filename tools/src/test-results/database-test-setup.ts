import postgres from "postgres";

/** Runs once before the database tests: without a server every one of them would fail with a riddle. */
export async function setup(): Promise<void> {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) {
    throw new Error(
      "The database tests need a PostgreSQL server. Set TEST_DATABASE_URL, for example " +
        "TEST_DATABASE_URL=postgres://user:password@127.0.0.1:5432/postgres npm run test:database",
    );
  }
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await sql`select 1`;
  } catch (cause) {
    throw new Error("The database tests cannot reach the PostgreSQL server in TEST_DATABASE_URL.", { cause });
  } finally {
    await sql.end();
  }
}
