import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { createTransact } from "../../src/platform/database/transaction.ts";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { createTestDatabase, type TestDatabase } from "../harness/test-database.ts";

/* Another server took over and this one only reads: nobody is told of an error of ours, and all goes on once there is one that writes. */
let database: TestDatabase;
let sql: Sql;
let server: Sql;
let api: ApiProcess;
beforeAll(async () => {
  database = await createTestDatabase(inject("shopTemplate"));
  sql = openDatabase(database.url, { poolSize: 4 });
  server = openDatabase(new URL("/postgres", database.url).href, { poolSize: 1 });
  api = await startApiProcess(database.url, { isQuiet: true });
});
afterAll(async () => {
  await api?.kill();
  await sql?.end({ timeout: 1 });
  await server?.end({ timeout: 1 });
  await database?.drop();
});

async function putIntoCart(): Promise<number> {
  const items = [{ id: id.product("hose"), referencedId: id.product("hose"), type: "product", quantity: 1 }];
  const answer = await fetch(`${api.origin}/store-api/checkout/cart/line-item`, {
    method: "POST",
    headers: { "sw-access-key": id.accessKey, "content-type": "application/json" },
    body: JSON.stringify({ items }),
  });
  return answer.status;
}

async function setReadOnly(value: "on" | "off"): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  await server.unsafe(`alter database "${name}" set default_transaction_read_only = ${value}`);
  // Connections that only read are not ended by the server: whoever has one keeps it.
  if (value === "on")
    await server`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
}

it("is answered with 503 until somebody writes again", async () => {
  expect(await putIntoCart()).toBe(200);
  await setReadOnly("on");
  await eventually(async () => expect(await putIntoCart()).toBe(503), 20_000);
  await setReadOnly("off");
  await eventually(async () => expect(await putIntoCart()).toBe(200), 20_000);
});

it("lets two who lock each other out try again", async () => {
  const transact = createTransact(sql);
  const [one, two] = [id.product("hose"), id.product("thermostat")];
  let meet: () => void = () => {};
  const bothBegun = new Promise<void>((resolve) => (meet = resolve));
  let begun = 0;
  const change = (first: string, second: string) =>
    transact(async (tx) => {
      await tx`update product_stock set stock = stock + 1 where product_id = ${first}`;
      begun += 1;
      if (begun === 2) meet();
      await bothBegun;
      await tx`update product_stock set stock = stock + 1 where product_id = ${second}`;
    });
  const stock = async () =>
    (await sql<{ stock: number }[]>`select stock from product_stock where product_id = ${one}`)[0]?.stock ??
    0;
  const before = await stock();
  await Promise.all([change(one, two), change(two, one)]);
  expect(await stock()).toBe(before + 2);
  // Once more by one of them; by both where the machine is slow.
  expect([3, 4]).toContain(begun);
}, 30_000);
