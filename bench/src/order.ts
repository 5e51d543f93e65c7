import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startApi } from "./server/api-processes.ts";
import { prepareBenchDatabase } from "./server/bench-database.ts";
import { captureStatements } from "./load/capture-statements.ts";
import { pickProducts } from "./cart/bench-carts.ts";
import { type CartRound, cartTable } from "./cart/cart-table.ts";
import { assertDurable } from "./cart/durability.ts";
import { assertFreeConnections } from "./cart/free-connections.ts";
import { checkInvariants } from "./invariants/check-invariants.ts";
import { bareOrderScript } from "./order/bare-order.ts";
import { insertShoppers } from "./order/bench-shoppers.ts";
import { clearOrders } from "./order/clear-orders.ts";
import { runFlashSale } from "./order/flash-sale.ts";
import { measureOrders, type OrderBench } from "./order/measure-orders.ts";
import { runScripts } from "./load/pgbench.ts";

/**
 * Orders of the shop API against the bare statements in PostgreSQL, same machine, same run, in turn; then a flash sale.
 *   npm run build && npm run order -w @hearth/bench -- --seconds 5 --rounds 3
 * Needs PostgreSQL on this machine (DATABASE_URL names the server), pgbench and wrk.
 */
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    lines: { type: "string", default: "3" },
    buyers: { type: "string", default: "5000" },
    pieces: { type: "string", default: "500" },
    "sale-seconds": { type: "string", default: "15" },
    "warm-up": { type: "string", default: "3" },
    fresh: { type: "boolean", default: false },
    /** For runs whose figures nobody keeps. */
    "not-durable": { type: "boolean", default: false },
  },
});
const server = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const ACCESS_KEY = "SWSCHEARTHDEMOKEY000000000";
const PROCESSES = 2;
const CONNECTIONS = 32;
const FREE_CONNECTIONS = 78;
const DIFFERENT_PRODUCTS = 1000;
/** Carts for each second of the bare SQL. */
const BARE_PER_SECOND = 4000;
const warmUpSeconds = Number(values["warm-up"]);
/** Few: each client prepares every statement of every script before it is of use. */
const BARE_SCRIPTS = 10;
const BARE_CLIENTS = 8;

const databaseUrl = await prepareBenchDatabase(server, Number(values.products), values.fresh);
const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
console.log(
  `${await assertDurable(sql, values["not-durable"])}; load of the machine before: ${loadavg()[0]?.toFixed(1)}`,
);
await assertFreeConnections(sql, FREE_CONNECTIONS);
await clearOrders(sql);
const productIds = await pickProducts(sql, DIFFERENT_PRODUCTS + 1);
const saleProduct = productIds.pop() ?? "";
const api = await startApi(databaseUrl, PROCESSES, {});
const bench: OrderBench = {
  api,
  sql,
  databaseUrl,
  accessKey: ACCESS_KEY,
  productIds,
  seconds: Number(values.seconds),
  connections: CONNECTIONS,
  linesPerCart: Number(values.lines),
};
try {
  const rounds: CartRound[] = [];
  await measureOrders({ ...bench, seconds: warmUpSeconds }, "warmup00");
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const bare = await measureBare(`bare000${round}`);
    const figures = await measureOrders(bench, `order00${round}`);
    rounds.push({ bare, ...figures });
    console.error(JSON.stringify(rounds.at(-1)));
  }
  const operation = `order, ${values.lines} lines`;
  console.log(`\n${cartTable([{ operation, promise: "≥ 150 orders/s, ≥ 0.1", rounds }])}\n`);
  const sale = {
    buyers: Number(values.buyers),
    pieces: Number(values.pieces),
    seconds: Number(values["sale-seconds"]),
  };
  // The bare SQL wrote orders whose documents name others: it is no part of what has to hold.
  await clearOrders(sql);
  console.log(
    await runFlashSale({ url: api.url, accessKey: ACCESS_KEY, sql, productId: saleProduct, ...sale }),
  );
  await measureOrders({ ...bench, seconds: warmUpSeconds }, "proof000");
  const violations = await checkInvariants(sql);
  console.log(`invariants: ${violations.length} violations`);
  for (const violation of violations.slice(0, 10)) console.error(violation);
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await api.stop();
  await sql.end();
}

async function measureBare(name: string) {
  const { seconds, linesPerCart } = bench;
  const clients = BARE_CLIENTS;
  const captured = await insertShoppers(sql, {
    name: `capture${name.at(-1)}`,
    count: BARE_SCRIPTS,
    productIds,
    linesPerCart,
  });
  const requests = captured.map((token) => ({
    path: "/checkout/order",
    body: {},
    headers: { "sw-context-token": token },
  }));
  const statements = await captureStatements(databaseUrl, ACCESS_KEY, requests);
  const perClient = Math.ceil((BARE_PER_SECOND * seconds) / clients);
  await insertShoppers(sql, { name, count: perClient * clients, productIds, linesPerCart });
  const scripts = statements.map((each, index) =>
    bareOrderScript({ statements: each, token: captured[index] ?? "", name, perClient }),
  );
  return runScripts({ databaseUrl, scripts, seconds, clients, variables: { i: 0 } });
}
