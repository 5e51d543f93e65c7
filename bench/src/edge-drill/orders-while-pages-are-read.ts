import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../load/open-loop.ts";
import { setPrice } from "../fleet/fleet-goods.ts";
import { openLoad } from "../fleet/open-load.ts";
import { insertShoppers } from "../order/bench-shoppers.ts";
import { type Drill, hold, isFromCache } from "./drill.ts";

interface Rates {
  seconds: number;
  pagesPerSecond: number;
  ordersPerSecond: number;
  /** Of the pages, what has to come from the cache. A change costs the same few pages however many are read. */
  share: number;
}

const ACCESS_KEY = "SWSCHEARTHDEMOKEY000000000";
/** Pages that changed and found no place to be rendered within three seconds: "not now" (0071), on a machine that has other things to do. */
const TURNED_AWAY = 0.01;
const CHANGE_EVERY_MS = 2000;

/** A sale: pages through the cache, orders at both shop APIs, a price that changes every other second. */
export async function ordersWhilePagesAreRead(drill: Drill, rates: Rates): Promise<void> {
  const { fleet, url, client, goods, paths } = drill;
  const { seconds, pagesPerSecond, ordersPerSecond } = rates;
  const tokens = await insertShoppers(fleet.sql, {
    name: randomBytes(4).toString("hex"),
    count: Math.ceil(seconds * ordersPerSecond * 1.2) + 10,
    productIds: goods.map(({ id }) => id),
    linesPerCart: 3,
  });
  const endsAt = performance.now() + seconds * 1000;
  const until = sleep(seconds * 1000);
  const pages = { ms: [] as number[], kept: 0, failed: 0 };
  const orders = { ms: [] as number[], failed: 0 };
  const reading = openLoad({
    perSecond: pagesPerSecond,
    until,
    ask: (n) =>
      client.ask({ url: url + (paths[(n * 7) % paths.length] ?? "/"), headers: { "accept-encoding": "br" } }),
    onAnswer: ({ status, ms, headers }) => {
      pages.ms.push(ms);
      if (status !== 200) pages.failed += 1;
      if (isFromCache(headers)) pages.kept += 1;
    },
  });
  const ordering = openLoad({
    perSecond: ordersPerSecond,
    until,
    ask: (n) =>
      client.ask({
        method: "POST",
        url: `${fleet.apis[n % fleet.apis.length]?.url}/store-api/checkout/order`,
        headers: {
          "sw-access-key": ACCESS_KEY,
          "content-type": "application/json",
          "sw-context-token": tokens[n] ?? "",
        },
        body: "{}",
      }),
    onAnswer: ({ status, ms }) => {
      orders.ms.push(ms);
      if (status !== 200) orders.failed += 1;
    },
  });
  for (let n = 0; performance.now() < endsAt; n++) {
    await setPrice(fleet.sql, goods[n % goods.length] ?? { id: "", path: "" }, 200_000 + n);
    await sleep(CHANGE_EVERY_MS);
  }
  await Promise.all([reading, ordering]);
  const share = pages.kept / pages.ms.length;
  const [p50, p99] = [50, 99].map((percent) => percentile(pages.ms, percent).toFixed(1));
  console.log(
    `${seconds} s: ${pages.ms.length} pages (p50 ${p50} ms, p99 ${p99} ms, ${pages.failed} failed), ${(share * 100).toFixed(2)} % from the cache; ` +
      `${orders.ms.length} orders (p50 ${percentile(orders.ms, 50).toFixed(0)} ms, ${orders.failed} failed), a price changed every two seconds`,
  );
  hold(orders.failed === 0, "an order failed");
  hold(pages.failed <= pages.ms.length * TURNED_AWAY, `${pages.failed} pages failed`);
  hold(share >= rates.share, `${share} of the pages came from the cache`);
}
