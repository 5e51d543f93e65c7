import type { Sql } from "postgres";
import type { RunningApi } from "../server/api-processes.ts";
import type { CartRound } from "../cart/cart-table.ts";
import { readCpuTimes } from "../cart/cpu-time.ts";
import { runWrk } from "../load/wrk.ts";
import { insertShoppers } from "./bench-shoppers.ts";

export interface OrderBench {
  api: RunningApi;
  sql: Sql;
  databaseUrl: string;
  accessKey: string;
  productIds: readonly string[];
  seconds: number;
  connections: number;
  linesPerCart: number;
}

const MOSTLY = 0.95;
/** Carts prepared for each second; a shop that is faster needs more. */
const ORDERS_PER_SECOND = 1200;

/** Every request orders a cart of its own; counted are the orders in the table. */
export async function measureOrders(bench: OrderBench, name: string): Promise<Omit<CartRound, "bare">> {
  const { api, sql, accessKey, productIds, seconds, connections, linesPerCart } = bench;
  const count = ORDERS_PER_SECOND * seconds;
  const tokens = await insertShoppers(sql, { name, count, productIds, linesPerCart });
  const requests = tokens.map((token) => ({
    path: "/checkout/order",
    body: {},
    headers: { "sw-context-token": token },
  }));
  const before = { cpu: await readCpuTimes(sql, api.processIds), orders: await ordersIn(sql) };
  const result = await runWrk({ url: api.url, accessKey, requests, seconds, connections, isOnce: true });
  const cpu = await readCpuTimes(sql, api.processIds);
  const made = (await ordersIn(sql)) - before.orders;
  const answered = result.perSecond * seconds;
  if (made < answered * MOSTLY || result.errors > answered * (1 - MOSTLY))
    throw new Error(`${made} orders for ${Math.round(answered)} answers, ${result.errors} of them refusals`);
  return {
    api: { ...result, perSecond: made / seconds },
    nodeCpuMs: (cpu.node - before.cpu.node) / made,
    postgresCpuMs: (cpu.postgres - before.cpu.postgres) / made,
  };
}

async function ordersIn(sql: Sql): Promise<number> {
  const [row] = await sql<{ orders: number }[]>`select count(*)::int as orders from shop_order`;
  return row?.orders ?? 0;
}
