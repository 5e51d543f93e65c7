import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { placeOrders, type Tally, tellTally } from "./deploy-drill/shop-load.ts";
import { sellableGoods } from "./fleet/fleet-goods.ts";
import { openClient } from "./fleet/open-load.ts";
import { startBehindNginx } from "./fleet/start-behind-nginx.ts";
import { floods, pour } from "./flood-drill/flood.ts";
import { residentMb } from "./fuzz/process-memory.ts";
import { percentile } from "./load/open-loop.ts";

/**
 * Far more people look around than the shop can render pages for, all with different wishes, while others order through the checkout's
 * form: orders are placed as if nobody else were there, the rest is told "not now" and when to come back, and soon after all is as before.
 *   npm run build && DATABASE_URL=… npm run prove:overload -- [--seconds 30] [--orders 4] [--fresh]
 * DATABASE_URL is a server; needs wrk, Debian's nginx, and openssl.
 */
const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    seconds: { type: "string", default: "30" },
    orders: { type: "string", default: "4" },
  },
});
const seconds = Number(values.seconds);
const { fleet, url } = await startBehindNginx({ isFresh: values.fresh });
const client = openClient();
try {
  const goods = await sellableGoods(fleet.sql, 60);
  const order = (until: Promise<unknown>) =>
    placeOrders({ url, client, sql: fleet.sql, until }, goods, Number(values.orders));
  await newPage(0);
  tell("alone", await order(sleep(seconds * 1000)));
  const before = await memory();
  const calmMs = await newPage(1);

  const flooding = Promise.all(floods.map((flood) => pour(url, flood, { seconds, networks: 1 })));
  const orders = await order(sleep(seconds * 1000));
  const washed = await flooding;
  const endedAt = performance.now();
  while ((await newPage(2)) > 2 * calmMs) await sleep(250);
  const backMs = performance.now() - endedAt;

  tell("in the flood", orders);
  for (const [n, { perSecond, statuses }] of washed.entries())
    console.log(
      `${floods[n]?.name}: ${perSecond.toFixed(0)}/s, ${JSON.stringify(Object.fromEntries(statuses))}`,
    );
  console.log(`a new page takes ${calmMs.toFixed(0)} ms again ${(backMs / 1000).toFixed(1)} s after it`);
  console.log(`memory before: ${before}; after: ${await memory()}`);
} finally {
  client.close();
  await fleet.stop();
}

function tell(when: string, orders: Tally): void {
  console.log(`${when}: ${tellTally(orders, seconds)}`);
}

/** How long pages take that nobody asked for before. */
async function newPage(from: number): Promise<number> {
  const ms: number[] = [];
  for (let n = 0; n < 5; n++)
    ms.push(
      (await client.ask({ url: `${url}/waermepumpen?min-price=${Date.now() % 1e6}&p=${from + n + 1}` })).ms,
    );
  return percentile(ms, 50);
}

async function memory(): Promise<string> {
  const all = [...fleet.storefronts, ...fleet.apis];
  const told = all.map(async (each) => `${each.name} ${await residentMb(Number(new URL(each.url).port))} MB`);
  return (await Promise.all(told)).join(", ");
}
