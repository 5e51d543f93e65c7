import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startApi } from "./server/api-processes.ts";
import { prepareBenchDatabase } from "./server/bench-database.ts";
import { benchCarts, copyCarts, fillCarts, pickProducts } from "./cart/bench-carts.ts";
import { cartOperations, cartSizes } from "./cart/cart-operations.ts";
import { type CartFigures, cartTable } from "./cart/cart-table.ts";
import { measureConflicts } from "./cart/conflicting-writers.ts";
import { assertDurable } from "./cart/durability.ts";
import { assertFreeConnections } from "./cart/free-connections.ts";
import { measureOperation } from "./cart/measure-operation.ts";

/**
 * Carts of the shop API against the bare transactions in PostgreSQL, same machine, same run, in turn:
 *   npm run build && npm run cart -w @hearth/bench -- --seconds 5 --rounds 3
 * Needs PostgreSQL on this machine (DATABASE_URL names the server), pgbench and wrk.
 */
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    "warm-up": { type: "string", default: "3" },
    only: { type: "string", default: "" },
    fresh: { type: "boolean", default: false },
    /** For runs whose figures nobody keeps. */
    "not-durable": { type: "boolean", default: false },
  },
});
const server = process.env["DATABASE_URL"] ?? "postgres://hearth:hearth@127.0.0.1:5432/postgres";
const ACCESS_KEY = "SWSCHEARTHDEMOKEY000000000";
const PROCESSES = 2;
const CONNECTIONS = 32;
const DIFFERENT_PRODUCTS = 1000;
/** Fifty writers of the bare SQL beside the idle connections of the API. */
const FREE_CONNECTIONS = 78;
const isAll = values.only === "";
const chosen = cartOperations.filter(({ name }) => name.includes(values.only));

const databaseUrl = await prepareBenchDatabase(server, Number(values.products), values.fresh);
const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
console.log(
  `${await assertDurable(sql, values["not-durable"])}; load of the machine before: ${loadavg()[0]?.toFixed(1)}`,
);
await assertFreeConnections(sql, FREE_CONNECTIONS);
const productIds = await pickProducts(sql, DIFFERENT_PRODUCTS);
const api = await startApi(databaseUrl, PROCESSES, {});
try {
  await sql`truncate cart, shop_context`;
  for (const size of isAll
    ? cartSizes
    : cartSizes.filter((each) => chosen.some((one) => one.size === each))) {
    await fillCarts(api.url, ACCESS_KEY, benchCarts(productIds, size));
    await copyCarts(sql, size);
  }
  await sql`vacuum analyze cart`;
  const bench = {
    api,
    sql,
    databaseUrl,
    accessKey: ACCESS_KEY,
    productIds,
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    warmUpSeconds: Number(values["warm-up"]),
    connections: CONNECTIONS,
  };
  const figures: CartFigures[] = [];
  for (const operation of chosen) {
    figures.push(await measureOperation(bench, operation));
    console.error(JSON.stringify(figures.at(-1)));
  }
  console.log(`\n${cartTable(figures)}\n`);
  if (isAll) console.log(await measureConflicts(bench));
} finally {
  await api.stop();
  await sql.end();
}
