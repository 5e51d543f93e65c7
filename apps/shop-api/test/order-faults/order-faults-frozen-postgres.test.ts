import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";
import { type OwnPostgres, startOwnPostgres } from "../harness/own-postgres.ts";
import { createTestDatabase } from "../harness/test-database.ts";

/*
 * PostgreSQL stays connected and says nothing, in the middle of orders: everybody is answered, what is kept is still shown, and nothing
 * is lost or doubled. FREEZE_SECONDS=30 for the long run.
 */
const FREEZE_MS = Number(process.env["FREEZE_SECONDS"] ?? 6) * 1000;
const SHOPPERS = 60;
/** What a request may take: the longest deadline, and a slow machine. */
const ANSWERED_WITHIN_MS = 7500 + 2500;
/** Once it is known that nobody answers. */
const AT_ONCE_MS = 1000;
const NOTICED_AFTER_MS = 4000;

let server: OwnPostgres;
let api: ApiProcess;
let sql: Sql;
let journal: OrderJournal;
beforeAll(async () => {
  const source = await createTestDatabase(inject("shopTemplate"));
  server = await startOwnPostgres(source.url);
  await source.drop();
  sql = openDatabase(server.url, { poolSize: 2 });
  journal = await openJournal(sql);
  // Empty: the default.
  api = await startApiProcess(server.url, { isQuiet: true, env: { REQUEST_DEADLINE_MS: "" } });
});
afterAll(async () => {
  await api?.kill();
  await server?.thaw();
  await sql?.end({ timeout: 1 });
  await server?.remove();
});

async function ask(path: string) {
  const begun = performance.now();
  const answer = await fetch(`${api.origin}${path}`, { headers: { "sw-access-key": id.accessKey } });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    ms: performance.now() - begun,
  };
}

it(
  "answers everybody in time and loses nothing",
  async () => {
    const kept = "/store-api/search?search=hose";
    expect((await ask(kept)).status).toBe(200);
    const shoppers = await trafficShoppers(sql, journal, SHOPPERS);
    const traffic = orderTraffic({ origins: [api.origin], shoppers, journal, clients: 8 });
    await eventually(async () => expect(journal.acknowledged.length).toBeGreaterThan(5), 20_000);
    await server.freeze();
    const frozenAt = performance.now();
    const slowest = { known: 0, before: 0 };
    for (let round = 0; performance.now() - frozenAt < FREEZE_MS; round++) {
      const isNoticed = performance.now() - frozenAt > NOTICED_AFTER_MS;
      for (const path of [`/store-api/search?search=other${round}`, "/store-api/checkout/cart"]) {
        const answer = await ask(path);
        expect(answer).toMatchObject({ status: 503, retryAfter: "5" });
        const when = isNoticed ? "known" : "before";
        slowest[when] = Math.max(slowest[when], answer.ms);
      }
      for (const path of [kept, "/health", "/ready"]) expect(await ask(path)).toMatchObject({ status: 200 });
      await sleep(100);
    }
    await server.thaw();
    const { statuses, refusals, slowestMs } = await traffic;
    console.log(
      `frozen for ${FREEZE_MS} ms: orders ${JSON.stringify([...statuses])}, the slowest "later" took ${Math.round(slowestMs)} ms; reads ${JSON.stringify(slowest)}`,
    );
    expect(refusals).toEqual([]);
    expect(new Set(statuses.keys())).toEqual(new Set([200, 503]));
    expect(Math.max(slowestMs, slowest.before)).toBeLessThan(ANSWERED_WITHIN_MS);
    expect(slowest.known).toBeLessThan(AT_ONCE_MS);
    expect(new Set(journal.acknowledged.map(({ orderId }) => orderId)).size).toBe(SHOPPERS);
    expect(await journal.check()).toEqual([]);
  },
  120_000 + FREEZE_MS * 2,
);
