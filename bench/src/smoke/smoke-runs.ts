/** What the benches are run against. */
export interface SmokeTargets {
  databaseServer: string;
  demoDatabase: string;
  /** Empty: there is none. */
  redis: string;
  openSearch: string;
  shopApi: string;
  storefront: string;
  metrics: string;
}

export interface SmokeRun {
  parameters: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** Enough for a cart of ten different lines. */
const PRODUCTS = "300";
const ANY_SPEED_MS = "60000";
const ANY_GROWTH = "1000";

/** They fill a whole shop first, which takes minutes: commands of their own, `npm run prove:…`. */
export const longDrills: readonly string[] = [
  "bulk-beside-checkout",
  "edge-drill",
  "deploy-drill",
  "flood-drill",
  "migrate-drill",
  "overload-drill",
  "soak-drill",
];

/**
 * Each bench by the name of its npm script, with what makes it short: the same work, hardly any of it. In this order: the first one
 * makes the catalogue the next ones use, and what looks into the demo's database comes before what sends it odd requests.
 */
export function smokeRuns(targets: SmokeTargets): Record<string, SmokeRun> {
  const { databaseServer, demoDatabase, redis, openSearch, shopApi, storefront, metrics } = targets;
  const server = { DATABASE_URL: databaseServer };
  const demo = { DATABASE_URL: demoDatabase };
  const second = ["--seconds", "1"];
  const round = [...second, "--rounds", "1"];
  const unkept = ["--products", PRODUCTS, "--warm-up", "1", ...round];
  const sale = ["--buyers", "40", "--pieces", "10", "--sale-seconds", "1"];
  const fuzzed = ["--url", shopApi, "--metrics", metrics, "--storefront", storefront];
  const office = ["--products", PRODUCTS, "--orders", PRODUCTS, "--customers", PRODUCTS];
  const grown = ["--max-growth", ANY_GROWTH];
  return {
    "api-read": run(server, ["--sizes", PRODUCTS, "--fresh", "--only", "filtered by maker", ...second]),
    "catalogue-index": run(server, ["--hits", PRODUCTS, ...second]),
    engine: run({ OPENSEARCH_URL: openSearch }, ["--articles", PRODUCTS, "--small", "100", ...round]),
    cart: run(server, [...unkept, "--not-durable", "--only", "add to cart, 3 lines"]),
    order: run(server, [...unkept, "--not-durable", ...sale]),
    login: run(server, [...unkept, "--logins", "20"]),
    "office-scale": run(server, [...office, "--fresh", "--times", "1", "--p95-ms", ANY_SPEED_MS]),
    "restore-drill": run({}, ["--orders", PRODUCTS]),
    invariants: run(demo, []),
    luhn: run({ ...demo, ...(redis && { REDIS_URL: redis }) }, []),
    pages: run({}, ["--api", `${shopApi}/store-api`, "--times", "3", ...round]),
    lighthouse: run({}, ["--url", storefront, "--paths", "/", "--runs", "1"]),
    "first-view": run({ STOREFRONT_URL: storefront }, ["--paths", "/"]),
    interaction: run({ STOREFRONT_URL: storefront }, ["--runs", "1"]),
    fuzz: run({}, [
      ...fuzzed,
      "--requests",
      "400",
      "--idle-seconds",
      "0",
      "--max-ms",
      ANY_SPEED_MS,
      ...grown,
    ]),
  };
}

function run(env: Record<string, string>, parameters: readonly string[]): SmokeRun {
  return { env, parameters };
}
