import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { freeEdge, startVarnish } from "./edge-drill/start-varnish.ts";
import { ordersWhilePagesAreRead } from "./edge-drill/orders-while-pages-are-read.ts";
import { changesArrive } from "./edge-drill/changes-arrive.ts";
import { privatePagesStayOut } from "./edge-drill/private-pages-stay-out.ts";
import { shopGone } from "./edge-drill/shop-gone.ts";
import { categoryPaths, sellableGoods } from "./fleet/fleet-goods.ts";
import { openClient } from "./fleet/open-load.ts";
import { startFleet } from "./fleet/start-fleet.ts";

/**
 * A real Varnish with deploy/varnish.vcl in front of two storefronts: changes are seen through it, what is private is not in it, it
 * answers nearly everything while orders are placed, and goes on when the shop behind it is gone.
 *   npm run build && DATABASE_URL=… npm run prove:edge -- [--seconds 30] [--changes 20] [--fresh]
 * DATABASE_URL is a server; needs Debian's varnish and varnish-modules.
 */
const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    seconds: { type: "string", default: "30" },
    changes: { type: "string", default: "20" },
    pages: { type: "string", default: "100" },
    share: { type: "string", default: "0.95" },
    orders: { type: "string", default: "4" },
  },
});
const server = process.env["DATABASE_URL"];
if (!server) throw new Error("DATABASE_URL names no server");
const key = randomBytes(32).toString("hex");
const edge = await freeEdge();
const storefrontEnv = {
  EDGE_PURGE_URL: edge.purgeUrl,
  EDGE_PURGE_KEY: key,
  PUBLIC_URL: `http://127.0.0.1:${edge.port}`,
};
const fleet = await startFleet({ server, isFresh: values.fresh, storefrontEnv });
const ports = fleet.storefronts.map(({ url }) => new URL(url).port);
const varnish = await startVarnish(edge.port, key, ports);
const client = openClient();
try {
  const goods = await sellableGoods(fleet.sql, 40);
  const paths = [...(await categoryPaths(fleet.sql)).slice(0, 20), ...goods.map(({ path }) => path)];
  const drill = { fleet, url: varnish.url, client, goods, paths };
  // Both spellings are kept apart.
  for (const path of paths)
    for (const encoding of ["identity", "br"])
      await client.ask({ url: varnish.url + path, headers: { "accept-encoding": encoding } });
  await changesArrive(drill, Number(values.changes));
  await privatePagesStayOut(drill);
  await ordersWhilePagesAreRead(drill, {
    seconds: Number(values.seconds),
    pagesPerSecond: Number(values.pages),
    ordersPerSecond: Number(values.orders),
    share: Number(values.share),
  });
  await shopGone(drill);
} finally {
  client.close();
  await varnish.stop();
  await fleet.stop();
}
