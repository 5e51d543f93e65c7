import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiProcess, startApiProcess } from "./harness/api-process.ts";
import { eventually } from "./harness/eventually.ts";
import { ask, placeOrderUntilAnswered, readCheckout } from "./harness/order-requests.ts";
import { orderRig } from "./harness/order-rig.ts";
import { insertShoppers, type OrderShopper } from "./harness/order-shoppers.ts";

/*
 * kill -9 of the API at every point of placing an order at which it speaks to somebody: before a write to a socket, after it, and when
 * the answer to it came. Afterwards another process is asked with the same key.
 * There are about seventy points. KILL_STRIDE=3 KILL_RUNS=25 for the long run: every third of them so many times.
 */
const RUNS = Number(process.env["KILL_RUNS"] ?? 1);
const preload = join(import.meta.dirname, "harness/die-at-write.ts");
const cart = {
  lines: [
    ["hose", 1],
    ["thermostat", 1],
    ["valve", 2],
  ] as const,
  codes: ["FIVE"],
};
const rig = orderRig({ processes: 2 });

const moments = ["before", "after", "answer"] as const;
/** More writes than an order takes: the sweep ends where the process lives. */
const MOST_WRITES = 40;
/** Every nth point, other ones for each moment. */
const STRIDE = Number(process.env["KILL_STRIDE"] ?? 8);
const FEWEST_POINTS = Math.floor(60 / STRIDE);

/** The next one starts while the last one dies. */
let next: Promise<ApiProcess>;
const startVictim = () => startApiProcess(rig.databaseUrl, { preload });
beforeAll(() => {
  next = startVictim();
});
afterAll(async () => (await next).kill());

interface Death {
  isKilled: boolean;
  hadAnswer: boolean;
}

async function orderAndDie({ token }: OrderShopper, idempotencyKey: string, point: string): Promise<Death> {
  const victim = await next;
  const answer = await ask({
    origin: victim.origin,
    token,
    path: "/checkout/order",
    body: { idempotencyKey },
    headers: { "x-die-at": point },
  });
  rig.journal.note(answer, { cart: token, key: idempotencyKey });
  // A point behind the answer: nothing is written any more.
  const isKilled = await Promise.race([
    victim.gone.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), answer.status === 0 ? 10_000 : 150)),
  ]);
  if (isKilled) next = startVictim();
  return { isKilled, hadAnswer: answer.status === 200 };
}

/** What a dead process had sent already may still be at work in the database. */
const deadConnectionsToEnd = () =>
  eventually(async () => {
    const busy = await rig.sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
    if (busy.length > 0) throw new Error(`${busy.length} connections are busy`);
  }, 30_000);

describe(`kill -9 at every write of placing an order, ${RUNS} × each`, () => {
  it(
    "the same key gives the one order, and nothing is lost, doubled or half made",
    { timeout: 300_000 + RUNS * 600_000 },
    async () => {
      let points = 0;
      let kills = 0;
      let made = 0;
      for (const [offset, when] of moments.entries())
        for (let n = (offset % STRIDE) + 1, isOver = false; n <= MOST_WRITES && !isOver; n += STRIDE) {
          const shoppers = await insertShoppers(rig.sql, RUNS, cart);
          for (const shopper of shoppers) {
            await restock();
            const { idempotencyKey } = await readCheckout(rig.origin(0), shopper.token);
            const { isKilled } = await orderAndDie(shopper, idempotencyKey, `${when}:${n}`);
            isOver = !isKilled;
            kills += isKilled ? 1 : 0;
            made += await survives(shopper, idempotencyKey);
          }
          points += isOver ? 0 : 1;
        }
      await deadConnectionsToEnd();
      console.log(
        `order placement: ${points} points, ${kills} kills; ${made} orders were there before the retry`,
      );
      expect(points).toBeGreaterThanOrEqual(FEWEST_POINTS);
      expect(await rig.journal.check()).toEqual([]);
    },
  );
});

async function restock(): Promise<void> {
  const rows = await rig.sql<{ id: string }[]>`
    select id from product where product_number in ('WZ-V-12', 'WZ-H-200', 'WZ-T-1')`;
  for (const { id } of rows) await rig.journal.restock(id, 20);
}

/** Asked again at once, without waiting for what the dead one left behind. Answers how many orders were there before. */
async function survives({ token }: OrderShopper, idempotencyKey: string): Promise<number> {
  const [before] = await rig.sql<{ orders: number }[]>`
    select count(*)::int as orders from shop_order where key like ${`%:${idempotencyKey}`}`;
  const first = await placeOrderUntilAnswered(rig.origins, token, { idempotencyKey });
  const again = await placeOrderUntilAnswered(rig.origins.toReversed(), token, { idempotencyKey });
  rig.journal.note(first, { cart: token, key: idempotencyKey });
  expect([first.status, first.codes]).toEqual([200, []]);
  expect(again.text).toBe(first.text);
  const orders = await rig.sql`
    select from order_attempt a join shop_order o on o.key = a.key where a.token = ${token}`;
  expect(orders).toHaveLength(1);
  return before?.orders ?? 0;
}
