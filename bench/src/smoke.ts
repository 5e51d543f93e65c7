import { spawnSync } from "node:child_process";
import manifest from "../package.json" with { type: "json" };
import { type SmokeRun, smokeRuns } from "./smoke/smoke-runs.ts";

/**
 * Does every bench still run? Each one for about a second, its figures judged by nobody:
 *   npm run build && npm run demo, then DATABASE_URL=… npm run smoke -w @hearth/bench [-- pages cart]
 * DATABASE_URL names the server the demo has its database on. Needs what the benches need: wrk, pgbench, pg_dump,
 * Chromium, and an OpenSearch at OPENSEARCH_URL.
 */
const databaseServer = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const demoDatabase = new URL(databaseServer);
demoDatabase.pathname = "/hearth_demo";
const {
  REDIS_URL: redis = "",
  OPENSEARCH_URL: openSearch = "http://127.0.0.1:9200",
  ...inherited
} = process.env;
const scripts: Record<string, string> = manifest.scripts;
const PATIENCE_MS = 120_000;

const runs = smokeRuns({
  databaseServer,
  demoDatabase: demoDatabase.href,
  redis,
  openSearch,
  shopApi: `http://127.0.0.1:${process.env["SHOP_API_PORT"] ?? 4000}`,
  metrics: `http://127.0.0.1:${process.env["SHOP_METRICS_PORT"] ?? 4200}`,
  storefront: process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000",
});
const chosen = process.argv.slice(2);
const wanted = Object.entries(runs).filter(([name]) => chosen.length === 0 || chosen.includes(name));
let failed = 0;
for (const [name, run] of wanted) if (!smoke(name, run)) failed += 1;
console.log(`${wanted.length - failed} benches run, ${failed} broken`);
process.exitCode = failed === 0 ? 0 : 1;

/** Without Redis and engine unless the bench asks for them: an API on another database must not fill those of the demo. */
function smoke(name: string, { parameters, env }: SmokeRun): boolean {
  const begun = performance.now();
  const [, ...command] = scripts[name]?.split(" ") ?? [];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [...command, ...parameters], {
    cwd: new URL("../", import.meta.url),
    env: { ...inherited, ...env },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: PATIENCE_MS,
  });
  const isFine = status === 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${isFine ? "runs" : `BROKEN (${signal ?? `exit ${status}`})`}, ${seconds} s`);
  if (!isFine) console.log(stdout + stderr);
  return isFine;
}
