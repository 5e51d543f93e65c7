import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freeEdge, startVarnish } from "./edge-drill/start-varnish.ts";
import { categoryPaths, sellableGoods } from "./fleet/fleet-goods.ts";
import { openClient } from "./fleet/open-load.ts";
import { startFleet } from "./fleet/start-fleet.ts";
import { floods, pour, type Washed } from "./flood-drill/flood.ts";
import { type Kept, readKept } from "./flood-drill/read-kept.ts";
import { residentMb } from "./fuzz/process-memory.ts";

/**
 * Pages that are kept, read calmly, while somebody asks for ever new ones that are not: missing pages, searches, filters; from one network
 * and from hundreds; at a storefront itself and through Varnish with deploy/varnish.vcl.
 *   npm run build && DATABASE_URL=… npm run prove:flood -- [--seconds 15] [--pages 50] [--door storefront] [--networks 5000] [--fresh]
 * DATABASE_URL is a server; needs wrk, and Debian's varnish and varnish-modules.
 */
const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    seconds: { type: "string", default: "15" },
    pages: { type: "string", default: "50" },
    door: { type: "string", multiple: true, default: ["storefront", "Varnish"] },
    flood: { type: "string", multiple: true, default: floods.map(({ name }) => name) },
    networks: { type: "string", multiple: true, default: ["1", "5000"] },
  },
});
const server = process.env["DATABASE_URL"];
if (!server) throw new Error("DATABASE_URL names no server");
const CALM_MS = 3000;
const key = randomBytes(32).toString("hex");
const edge = await freeEdge();
const fleet = await startFleet({
  server,
  isFresh: values.fresh,
  storefrontEnv: {
    EDGE_PURGE_URL: edge.purgeUrl,
    EDGE_PURGE_KEY: key,
    PUBLIC_URL: `http://127.0.0.1:${edge.port}`,
    TRUSTED_PROXIES: "127.0.0.1",
    RENDERS_PER_MINUTE: "300",
    PAGE_CACHE_TTL: "3600",
  },
});
const ports = fleet.storefronts.map(({ url }) => new URL(url).port);
const varnish = await startVarnish(edge.port, key, ports);
const client = openClient();
const rate = { seconds: Number(values.seconds), perSecond: Number(values.pages) };
try {
  const goods = await sellableGoods(fleet.sql, 20);
  const paths = [...(await categoryPaths(fleet.sql)).slice(0, 10), ...goods.map(({ path }) => path)];
  const urlOf = new Map([
    ["storefront", fleet.storefronts[0]?.url ?? ""],
    ["Varnish", varnish.url],
  ]);
  console.log(
    "| at | flood | from | asked/s | of them refused | kept pages p50 / p99 ms | to calm (p99) | failed |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const name of values.door) {
    const url = urlOf.get(name) ?? "";
    const urls = paths.map((path) => url + path);
    for (const each of urls) await client.ask({ url: each, headers: { "accept-encoding": "br" } });
    const calm = await readKept(client, urls, rate);
    console.log(row([name, "none", "", "", ""], calm, calm));
    // Behind Varnish everybody comes from this machine, which nobody limits.
    const crowds = name === "Varnish" ? [1] : values.networks.map(Number);
    const chosen = floods.filter((each) => values.flood.includes(each.name));
    const pairs = crowds.flatMap((networks) => chosen.map((flood) => ({ flood, networks })));
    for (const { flood, networks } of pairs) {
      const pouring = pour(url, flood, { seconds: rate.seconds + 1, networks });
      await sleep(1000);
      const kept = await readKept(client, urls, rate);
      const washed = await pouring;
      const asked = washed.perSecond.toFixed(0);
      console.log(row([name, flood.name, `${networks}`, asked, refusedShare(washed)], kept, calm));
      await sleep(CALM_MS);
    }
  }
  for (const process of [...fleet.storefronts, ...fleet.apis])
    console.log(`${process.name}: ${await residentMb(Number(new URL(process.url).port))} MB`);
} finally {
  client.close();
  await varnish.stop();
  await fleet.stop();
}

function row(begin: readonly string[], kept: Kept, calm: Kept): string {
  const figures = [
    `${kept.p50.toFixed(1)} / ${kept.p99.toFixed(1)}`,
    `${(kept.p99 / calm.p99).toFixed(1)}×`,
    `${kept.failed} of ${kept.count}`,
  ];
  return `| ${[...begin, ...figures].join(" | ")} |`;
}

function refusedShare({ statuses }: Washed): string {
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const refused = (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0);
  const others = [...statuses].filter(([status, count]) => count > 0 && status !== 429 && status !== 503);
  return `${((refused / all) * 100).toFixed(0)} % (else ${others.map(([status]) => status).join(", ")})`;
}
