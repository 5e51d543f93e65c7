import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { keepWarm } from "../../src/platform/database/keep-warm.ts";
import { eventually } from "../harness/eventually.ts";
import { testShop } from "../harness/test-shop.ts";

/* Whoever writes finds a connection that is open: connecting under load takes longer than anybody waits. */
const shop = testShop();
const NAME = "warm-connections";
let sql: Sql;
let stop = () => {};
beforeAll(() => {
  sql = openDatabase(shop.databaseUrl, { poolSize: 8, name: NAME });
  stop = keepWarm(sql, 3, 50);
});
afterAll(async () => {
  stop();
  // Without a time limit postgres.js may wait for ever for a connection that was ended from outside.
  await sql.end({ timeout: 5 });
});

const open = async () =>
  (await shop.sql<{ pid: number }[]>`select pid from pg_stat_activity where application_name = ${NAME}`).map(
    ({ pid }) => pid,
  );

it("the least number of connections is open before anybody asks, and again after they were lost", async () => {
  let first: number[] = [];
  await eventually(async () => {
    first = await open();
    expect(first).toHaveLength(3);
  }, 60_000);
  await shop.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${NAME}`;
  await eventually(async () => {
    const again = await open();
    expect(again).toHaveLength(3);
    expect(again.filter((pid) => first.includes(pid))).toEqual([]);
  }, 60_000);
});
