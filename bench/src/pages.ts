import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { measureCached } from "./pages/cached-page.ts";
import { startProcess, storefrontEnv } from "./pages/shop-process.ts";

/**
 * Pages of the storefront against the bare engines, same machine, same run:
 *   npm run demo (in another terminal: its shop API and catalogue are used), then npm run pages -w @hearth/bench
 * Needs wrk and a build of the storefront.
 */
const { values } = parseArgs({
  options: {
    api: { type: "string", default: "http://127.0.0.1:4000/store-api" },
    home: { type: "string", default: "/" },
    category: { type: "string", default: "/waermepumpen" },
    product: { type: "string", default: "/waermepumpen/monoblock/aero-mono" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    times: { type: "string", default: "300" },
  },
});
const SHOP_PORT = 4181;
const pages = Object.entries({ home: values.home, category: values.category, product: values.product });

const shop = await startProcess("apps/storefront/server.ts", SHOP_PORT, {
  ...storefrontEnv,
  SHOP_API_URL: values.api,
  PAGE_CACHE_TTL: "3600",
});
try {
  console.log("| page | bytes (br) | bare Node req/s | shop req/s | p50 / p99 ms | ratio (rounds) | aim |");
  console.log("|---|---|---|---|---|---|---|");
  for (const [name, path] of pages) console.log(await keptRow(name, path));
} finally {
  await shop.stop();
}

console.log(
  "\n| page | React as stream, CPU ms | React as string, CPU ms | page, CPU ms | ratio to stream | ratio to string | aim |",
);
console.log("|---|---|---|---|---|---|---|");
for (const [name, path] of pages) {
  const { streamMs, stringMs, pageMs } = measureUncached(path);
  const figures = [streamMs, stringMs, pageMs, pageMs / streamMs, pageMs / stringMs];
  const cells = [`${name}, rendered anew`, ...figures.map((figure) => figure.toFixed(2)), "≤ 2.5"];
  console.log(`| ${cells.join(" | ")} |`);
}

async function keptRow(name: string, path: string): Promise<string> {
  const figures = await measureCached(shop, path, Number(values.seconds), Number(values.rounds));
  const { bytes, bare, shop: kept, ratios } = figures;
  const cells = [
    `${name}, kept`,
    bytes,
    Math.round(bare.perSecond),
    Math.round(kept.perSecond),
    `${kept.p50Ms.toFixed(2)} / ${kept.p99Ms.toFixed(2)}`,
    `${(kept.perSecond / bare.perSecond).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(", ")})`,
    "≥ 0.80",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** In a process of its own, so that nothing else shares its CPU time. */
function measureUncached(path: string): { streamMs: number; stringMs: number; pageMs: number } {
  const script = new URL("./pages/uncached-page.ts", import.meta.url).pathname;
  const parameters = [script, "--api", values.api, "--path", path, "--times", values.times];
  const env = { ...process.env, ...storefrontEnv, NODE_ENV: "production" };
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: "utf8", env }));
}
