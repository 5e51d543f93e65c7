import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";
import { type OwnRedis, startOwnRedis } from "../harness/own-redis.ts";

/* Redis stays connected and says nothing: it holds copies only, and nobody waits for those. FREEZE_SECONDS=30 for the long run. */
const FREEZE_MS = Number(process.env["FREEZE_SECONDS"] ?? 3) * 1000;
const SHOPPERS = 40;
/** A tenth of a second for each question to Redis, and a slow machine. */
const ANSWERED_WITHIN_MS = 3000;

const rig = orderRig({ processes: 0 });
let redis: OwnRedis;
let api: ApiProcess;
beforeAll(async () => {
  redis = await startOwnRedis();
  api = await startApiProcess(rig.databaseUrl, { env: { REDIS_URL: redis.url }, isQuiet: true });
});
afterAll(async () => {
  redis?.thaw();
  await api?.kill();
  await redis?.kill();
});

async function search(word: string) {
  const begun = performance.now();
  const headers = { "sw-access-key": id.accessKey };
  const { status } = await fetch(`${api.origin}/store-api/search?search=${word}`, { headers });
  return { status, ms: performance.now() - begun };
}

it(
  "every order is placed at the first try, and pages are answered",
  async () => {
    const shoppers = await trafficShoppers(rig.sql, rig.journal, SHOPPERS);
    expect((await search("hose")).status).toBe(200);
    redis.freeze();
    const frozenAt = performance.now();
    const traffic = orderTraffic({ origins: [api.origin], shoppers, journal: rig.journal, clients: 6 });
    let slowestMs = 0;
    for (let round = 0; performance.now() - frozenAt < FREEZE_MS; round++) {
      const { status, ms } = await search(`word${round}`);
      expect(status).toBe(200);
      slowestMs = Math.max(slowestMs, ms);
      await sleep(50);
    }
    const { statuses, refusals } = await traffic;
    redis.thaw();
    console.log(`Redis frozen for ${FREEZE_MS} ms: the slowest search took ${Math.round(slowestMs)} ms`);
    expect(refusals).toEqual([]);
    expect([...statuses]).toEqual([[200, SHOPPERS]]);
    expect(slowestMs).toBeLessThan(ANSWERED_WITHIN_MS);
    expect(await rig.journal.check()).toEqual([]);
  },
  60_000 + FREEZE_MS * 2,
);
