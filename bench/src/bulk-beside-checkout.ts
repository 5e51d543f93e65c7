import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startApi } from "./server/api-processes.ts";
import { prepareBenchDatabase } from "./server/bench-database.ts";
import { type PriceChange, preparePriceChange } from "./bulk/price-change.ts";
import { startWorker } from "./bulk/worker-process.ts";
import { pickProducts } from "./cart/bench-carts.ts";
import { type OpenLoop, percentile, runOpenLoop, together } from "./load/open-loop.ts";
import { startOffice } from "./office-scale/admin-process.ts";
import { insertShoppers } from "./order/bench-shoppers.ts";
import { clearOrders } from "./order/clear-orders.ts";

/**
 * Does a change of many prices slow checkout down? Orders at a fixed rate, alone and while the worker changes the products and projects
 * them, in turns: alone, applied, alone, taken back.
 *   npm run build && npm run prove:bulk-beside-checkout
 * Needs PostgreSQL (DATABASE_URL names the server). Open loop: an order starts when its time has come. Aim: p99 at most 1.5 × alone.
 */
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "12000" },
    changed: { type: "string", default: "10000" },
    "orders-per-second": { type: "string", default: "10" },
    seconds: { type: "string", default: "30" },
    "warm-up": { type: "string", default: "10" },
    /** How long each direction may take; carts are prepared for it. */
    patience: { type: "string", default: "600" },
    "max-ratio": { type: "string", default: "1.5" },
    fresh: { type: "boolean", default: false },
  },
});
const server = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const perSecond = Number(values["orders-per-second"]);
const aloneSeconds = Number(values.seconds);
const patienceSeconds = Number(values.patience);
const PROCESSES = 2;
const DIFFERENT_PRODUCTS = 1000;
const LINES_PER_CART = 3;
/** Orders are placed in pieces of so many seconds; after each it is looked whether the change is done. */
const PIECE_SECONDS = 5;

const databaseUrl = await prepareBenchDatabase(server, Number(values.products), values.fresh);
const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
await clearOrders(sql);
const seconds = Number(values["warm-up"]) + 2 * (aloneSeconds + PIECE_SECONDS + patienceSeconds);
const tokens = await insertShoppers(sql, {
  name: "bulk0000",
  count: perSecond * seconds,
  productIds: await pickProducts(sql, DIFFERENT_PRODUCTS),
  linesPerCart: LINES_PER_CART,
});
const office = await startOffice(databaseUrl, sql);
const api = await startApi(databaseUrl, PROCESSES, {});
const worker = startWorker(databaseUrl);
let next = 0;
const order = (during: number) =>
  runOpenLoop({
    url: api.url,
    perSecond,
    seconds: during,
    request: () => ({
      path: "/checkout/order",
      body: {},
      headers: { "sw-context-token": tokens[next++] ?? "" },
    }),
  });

try {
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const change = await preparePriceChange(office, sql, Number(values.changed));
  await order(Number(values["warm-up"]));
  const alone = [await orderFor(aloneSeconds)];
  const beside = [await orderBeside(change, "apply")];
  alone.push(await orderFor(aloneSeconds));
  beside.push(await orderBeside(change, "undo"));
  report(together(alone), together(beside));
} finally {
  await Promise.all([worker.stop(), office.stop(), api.stop()]);
  await sql.end();
}

async function orderFor(during: number): Promise<OpenLoop> {
  const pieces: OpenLoop[] = [];
  for (let done = 0; done < during; done += PIECE_SECONDS)
    pieces.push(await order(Math.min(PIECE_SECONDS, during - done)));
  return together(pieces);
}

async function orderBeside({ begin, isDone }: PriceChange, step: "apply" | "undo"): Promise<OpenLoop> {
  const start = performance.now();
  await begin(step);
  const pieces: OpenLoop[] = [];
  do pieces.push(await order(Math.min(PIECE_SECONDS, aloneSeconds)));
  while (!(await isDone()) && performance.now() - start < patienceSeconds * 1000);
  if (!(await isDone())) throw new Error(`the change did not end within ${patienceSeconds} s`);
  console.log(`${step}: ${values.changed} prices in ${Math.round((performance.now() - start) / 1000)} s`);
  return together(pieces);
}

function report(alone: OpenLoop, beside: OpenLoop): void {
  console.log(`\n| orders | placed | p50 ms | p99 ms | answers |\n| --- | --- | --- | --- | --- |`);
  for (const [name, { latenciesMs, statuses }] of [
    ["alone", alone],
    ["beside the change", beside],
  ] as const) {
    const [p50, p99] = [50, 99].map((percent) => percentile(latenciesMs, percent).toFixed(1));
    const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
    console.log(`| ${name} | ${latenciesMs.length} | ${p50} | ${p99} | ${answers} |`);
  }
  const ratio = percentile(beside.latenciesMs, 99) / percentile(alone.latenciesMs, 99);
  console.log(`\np99 beside ÷ alone: ${ratio.toFixed(2)} (aim: at most ${values["max-ratio"]})`);
  console.log(`load of the machine afterwards: ${loadavg()[0]?.toFixed(1)}`);
  const refused = [...beside.statuses.keys(), ...alone.statuses.keys()].some((status) => status !== 200);
  if (refused || ratio > Number(values["max-ratio"])) process.exitCode = 1;
}
