import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { checkRoutes } from "./deploy-drill/check-routes.ts";
import { placeOrders, readPages, type Tally, tellTally } from "./deploy-drill/shop-load.ts";
import { silentParts } from "./deploy-drill/silent-parts.ts";
import { categoryPaths, sellableGoods } from "./fleet/fleet-goods.ts";
import { openClient } from "./fleet/open-load.ts";
import { startBehindNginx } from "./fleet/start-behind-nginx.ts";

/**
 * The shop as deploy/ says: nginx with deploy/nginx and TLS in front of two storefronts, the same nginx between them and two shop APIs, a
 * worker, Redis. Then each process is ended and started anew, one after the other, while people read and order: nobody may notice. At last
 * one of each falls silent while people read: nobody goes without a page.
 *   npm run build && DATABASE_URL=… REDIS_URL=… npm run prove:deploy -- [--pages 60] [--orders 2] [--known 100] [--rounds 1] [--silent 20]
 *   [--fresh]
 * DATABASE_URL is a server; needs Debian's nginx, and openssl.
 */
const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    pages: { type: "string", default: "60" },
    orders: { type: "string", default: "2" },
    known: { type: "string", default: "100" },
    rounds: { type: "string", default: "1" },
    silent: { type: "string", default: "20" },
  },
});
/** What a balancer needs to see that a process is ending; nginx sees it by connections that are closed. */
const DRAIN_SECONDS = "2";
const CALM_MS = 3000;
const { fleet, url, ports } = await startBehindNginx({ isFresh: values.fresh, env: { DRAIN_SECONDS } });
const client = openClient();
try {
  const goods = await sellableGoods(fleet.sql, 60);
  // A process that starts has rendered nothing yet: as many pages as it can render beside all else on this machine.
  const known = Number(values.known);
  const paths = [...(await categoryPaths(fleet.sql)), ...goods.map(({ path }) => path)];
  const read = [...paths.slice(0, known / 2), ...paths.slice(-known / 2)];
  for (const path of read) await client.ask({ url: url + path, headers: { "accept-encoding": "br" } });
  await checkRoutes(client, url, ports);

  const end = Promise.withResolvers<void>();
  const shop = { url, client, sql: fleet.sql, until: end.promise };
  const loads = [
    readPages(shop, read, Number(values.pages)),
    placeOrders(shop, goods, Number(values.orders)),
  ];
  const begun = performance.now();
  await sleep(CALM_MS);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const process of [...fleet.apis, ...fleet.storefronts, fleet.worker]) {
      const at = performance.now();
      await process.stop();
      await process.start();
      console.log(`${process.name} started anew within ${((performance.now() - at) / 1000).toFixed(1)} s`);
      await sleep(CALM_MS);
    }
  }
  end.resolve();
  const tallies: Tally[] = await Promise.all(loads);
  const seconds = (performance.now() - begun) / 1000;
  for (const tally of tallies) console.log(tellTally(tally, seconds));
  const failed = tallies.reduce((sum, { failures }) => sum + failures.length, 0);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  await silentParts({ fleet, url, client }, read, Number(values.silent));
} finally {
  client.close();
  await fleet.stop();
}
