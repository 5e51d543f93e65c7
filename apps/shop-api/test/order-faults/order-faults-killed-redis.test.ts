import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";
import { type OwnRedis, startOwnRedis } from "../harness/own-redis.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/* kill -9 of Redis in the middle of orders costs nobody anything: it holds copies only. REDIS_KILLS=30 for the long run. */
const KILLS = Number(process.env["REDIS_KILLS"] ?? 2);
const SHOPPERS = 40;

const rig = orderRig({ processes: 0 });
let redis: OwnRedis;
let apis: ApiProcess[] = [];
beforeAll(async () => {
  redis = await startOwnRedis();
  const env = { REDIS_URL: redis.url };
  apis = await Promise.all([0, 1].map(() => startApiProcess(rig.databaseUrl, { env, isQuiet: true })));
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()));
  await redis?.kill();
});

it(
  `every order is placed at the first try, in ${KILLS} kills of Redis`,
  async () => {
    const random = seededRandom(4);
    for (let kill = 0; kill < KILLS; kill++) {
      const shoppers = await trafficShoppers(rig.sql, rig.journal, SHOPPERS);
      const origins = apis.map(({ origin }) => origin);
      const traffic = orderTraffic({ origins, shoppers, journal: rig.journal, clients: 6 });
      await sleep(random.whole(10, 150));
      await redis.kill();
      await sleep(random.whole(50, 400));
      await redis.start();
      const { statuses, refusals } = await traffic;
      expect(refusals).toEqual([]);
      expect([...statuses]).toEqual([[200, SHOPPERS]]);
      expect(await rig.journal.check()).toEqual([]);
    }
  },
  60_000 + KILLS * 60_000,
);
