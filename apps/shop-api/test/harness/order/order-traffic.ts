import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "../../../src/platform/database/database.ts";
import * as id from "../content/catalogue-ids.ts";
import type { OrderJournal } from "./order-journal.ts";
import { type OrderAnswer, placeOrder } from "./order-requests.ts";
import { insertShoppers, type OrderShopper } from "./order-shoppers.ts";

export interface TrafficResult {
  /** How often each status came; 0 is no answer. */
  statuses: Map<number, number>;
  /** People who were told "no" for good, and what they were told. */
  refusals: string[];
  /** The slowest answer that was no order. */
  slowestMs: number;
}

export interface Traffic {
  origins: readonly string[];
  shoppers: readonly OrderShopper[];
  journal: OrderJournal;
  /** At the same time. */
  clients: number;
}

const PAUSE_MS = 25;
const PATIENCE_MS = 90_000;

/** People with a full cart and enough goods for them all. */
export async function trafficShoppers(
  sql: Sql,
  journal: OrderJournal,
  count: number,
): Promise<OrderShopper[]> {
  for (const key of ["hose", "thermostat"]) await journal.restock(id.product(key), count * 2);
  return insertShoppers(sql, count, {
    lines: [
      ["hose", 1],
      ["thermostat", 1],
    ],
    codes: ["FIVE"],
  });
}

/** Everybody orders, and asks again with the same key until the shop says yes or no. */
export async function orderTraffic({ origins, shoppers, journal, clients }: Traffic): Promise<TrafficResult> {
  const waiting = [...shoppers.entries()];
  const result: TrafficResult = { statuses: new Map(), refusals: [], slowestMs: 0 };
  const client = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const [n, { token }] = each;
      await untilAnswered(n, token);
    }
  };
  const untilAnswered = async (n: number, token: string) => {
    const idempotencyKey = `traffic-${token}`;
    const deadline = Date.now() + PATIENCE_MS;
    for (let round = n; ; round++) {
      const begun = performance.now();
      const answer = await placeOrder(origins[round % origins.length] ?? "", token, { idempotencyKey });
      note(result, answer, performance.now() - begun);
      journal.note(answer, { cart: token, key: idempotencyKey });
      if (answer.status === 200) return;
      const isLater = answer.status === 0 || answer.status === 503;
      if (!isLater || Date.now() > deadline) {
        result.refusals.push(`${answer.status} ${answer.codes.join()}`);
        return;
      }
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return result;
}

function note(result: TrafficResult, { status }: OrderAnswer, ms: number): void {
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  if (status !== 200) result.slowestMs = Math.max(result.slowestMs, ms);
}
