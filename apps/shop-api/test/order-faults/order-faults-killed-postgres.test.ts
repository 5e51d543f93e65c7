import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";
import { type OwnPostgres, startOwnPostgres } from "../harness/own-postgres.ts";
import { createTestDatabase } from "../harness/test-database.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/*
 * kill -9 of PostgreSQL, with durable commits, in the middle of orders: what was answered is there, nothing is there twice.
 * POSTGRES_KILLS=30 for the long run.
 */
const KILLS = Number(process.env["POSTGRES_KILLS"] ?? 2);
const SHOPPERS = 60;
const CLIENTS = 8;
const TIMEOUT_MS = 120_000 + KILLS * 120_000;

let server: OwnPostgres;
let apis: ApiProcess[] = [];
let sql: Sql;
let journal: OrderJournal;
beforeAll(async () => {
  const source = await createTestDatabase(inject("shopTemplate"));
  server = await startOwnPostgres(source.url);
  await source.drop();
  sql = openDatabase(server.url, { poolSize: 2 });
  journal = await openJournal(sql);
  apis = await Promise.all([0, 1].map(() => startApiProcess(server.url, { isQuiet: true })));
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()));
  await sql?.end({ timeout: 1 });
  await server?.remove();
});

it(
  `no order is lost or doubled by ${KILLS} kills of PostgreSQL`,
  async () => {
    const random = seededRandom(1);
    const statuses = new Map<number, number>();
    let slowestMs = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const shoppers = await trafficShoppers(sql, journal, SHOPPERS);
      const traffic = orderTraffic({
        origins: apis.map(({ origin }) => origin),
        shoppers,
        journal,
        clients: CLIENTS,
      });
      await sleep(random.whole(20, 250));
      await server.kill();
      await sleep(random.whole(200, 1500));
      await server.start();
      const result = await traffic;
      expect(result.refusals).toEqual([]);
      for (const [status, count] of result.statuses)
        statuses.set(status, (statuses.get(status) ?? 0) + count);
      slowestMs = Math.max(slowestMs, result.slowestMs);
      expect(await journal.check()).toEqual([]);
    }
    console.log(
      `${KILLS} kills of PostgreSQL: answers ${JSON.stringify([...statuses])}, the slowest "later" took ${Math.round(slowestMs)} ms`,
    );
    expect(new Set(journal.acknowledged.map(({ orderId }) => orderId)).size).toBe(KILLS * SHOPPERS);
    expect([...statuses.keys()].every((status) => [200, 503].includes(status))).toBe(true);
  },
  TIMEOUT_MS,
);
