import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { migrate } from "@hearth/service/migration";
import { placeOrders, readPages, tellTally } from "./deploy-drill/shop-load.ts";
import { categoryPaths, sellableGoods } from "./fleet/fleet-goods.ts";
import { openClient } from "./fleet/open-load.ts";
import { startBehindNginx } from "./fleet/start-behind-nginx.ts";
import { steps } from "./migrate-drill/steps.ts";
import { copyOrders, countOrders } from "./restore-drill/drill-orders.ts";

/**
 * The tables of orders and stock are migrated while people read and order: no request fails, none takes longer than a second.
 *   npm run build && DATABASE_URL=… REDIS_URL=… npm run prove:migration -- [--rows 100000] [--pages 60] [--orders 4] [--rounds 3] [--fresh]
 * DATABASE_URL is a server; needs Debian's nginx, and openssl.
 */
const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    rows: { type: "string", default: "100000" },
    pages: { type: "string", default: "60" },
    orders: { type: "string", default: "4" },
    rounds: { type: "string", default: "3" },
    "longest-ms": { type: "string", default: "1000" },
  },
});
const CALM_MS = 3000;
const { fleet, url } = await startBehindNginx({ isFresh: values.fresh });
const { sql } = fleet;
const client = openClient();
const folder = await mkdtemp(join(tmpdir(), "migrations-"));
try {
  const goods = await sellableGoods(sql, 60);
  const paths = [...(await categoryPaths(sql)).slice(0, 40), ...goods.map(({ path }) => path)];
  for (const path of paths) await client.ask({ url: url + path, headers: { "accept-encoding": "br" } });
  const perSecond = Number(values.orders);
  const load = (until: Promise<unknown>) => {
    const shop = { url, client, sql, until };
    return Promise.all([readPages(shop, paths, Number(values.pages)), placeOrders(shop, goods, perSecond)]);
  };
  // The first orders find processes that never placed one, and are what the others are copied from.
  await load(sleep(CALM_MS));
  await copyOrders(sql, Number(values.rows) - (await countOrders(sql)));
  await sql`vacuum analyze shop_order`;
  for (const [name, text] of Object.entries(steps)) await writeFile(join(folder, name), text);

  const end = Promise.withResolvers<void>();
  const begun = performance.now();
  const loads = load(end.promise);
  await sleep(CALM_MS);
  for (let round = 0; round < Number(values.rounds); round++) {
    const at = performance.now();
    const ran = await migrate(sql, [{ name: "drill", url: pathToFileURL(`${folder}/`) }]);
    console.log(`${ran.length} migrations within ${((performance.now() - at) / 1000).toFixed(1)} s`);
    await sql`delete from schema_migration where name like 'drill/%'`;
    await sleep(CALM_MS);
  }
  end.resolve();
  const tallies = await loads;
  const seconds = (performance.now() - begun) / 1000;
  const faults: string[] = [];
  for (const tally of tallies) {
    const longest = Math.max(...tally.ms);
    console.log(`${tellTally(tally, seconds)}, longest ${longest.toFixed(0)} ms`);
    if (tally.failures.length > 0) faults.push(`${tally.failures.length} ${tally.what} failed`);
    if (longest > Number(values["longest-ms"])) faults.push(`one of the ${tally.what} took too long`);
  }
  console.log(`${await countOrders(sql)} orders afterwards`);
  if (faults.length > 0) throw new Error(faults.join(", "));
} finally {
  client.close();
  await rm(folder, { recursive: true });
  await fleet.stop();
}
