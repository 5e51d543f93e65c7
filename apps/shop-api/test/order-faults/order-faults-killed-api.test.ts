import { afterAll, beforeAll, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { placeOrderUntilAnswered, readCheckout } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers, type OrderShopper } from "../harness/order/order-shoppers.ts";
import { keyOf } from "../harness/account/session-keys.ts";
import { createVictims, sweepPoints, type Victims } from "../harness/account/victims.ts";

/*
 * kill -9 of the API at every point of placing an order at which it speaks to somebody: before a write to a socket, after it, and when
 * the answer to it came. Afterwards another process is asked with the same key (R-14: its number too).
 * There are about seventy points. KILL_STRIDE=3 KILL_RUNS=25 for the long run: every third of them so many times.
 */
const RUNS = Number(process.env["KILL_RUNS"] ?? 1);
const STRIDE = Number(process.env["KILL_STRIDE"] ?? 16);
const POINTS = 60;
const cart = {
  lines: [
    ["hose", 1],
    ["thermostat", 1],
    ["valve", 2],
  ] as const,
  codes: ["FIVE"],
};

const rig = orderRig({ processes: 2 });
let victims: Victims;
beforeAll(() => {
  victims = createVictims(rig.databaseUrl);
});
afterAll(() => victims?.end());

it(
  `the same key gives the one order, and nothing is lost, doubled or half made, ${RUNS} × at each point`,
  { timeout: 600_000 + RUNS * 600_000 },
  async () => {
    let kills = 0;
    let made = 0;
    const points = await sweepPoints(STRIDE, async (point) => {
      let isLastKilled = false;
      for (const key of ["hose", "thermostat", "valve"])
        await rig.journal.restock(id.product(key), RUNS * 2 + 10);
      for (const shopper of await insertShoppers(rig.sql, RUNS, cart)) {
        const { idempotencyKey } = await readCheckout(rig.origin(0), shopper.token);
        const body = { idempotencyKey };
        const { answer, isKilled } = await victims.ask(
          { token: shopper.token, path: "/checkout/order", body },
          point,
        );
        rig.journal.note(answer, { cart: shopper.token, key: idempotencyKey });
        kills += isKilled ? 1 : 0;
        isLastKilled = isKilled;
        made += await survives(shopper, idempotencyKey);
      }
      return isLastKilled;
    });
    await deadConnectionsToEnd();
    console.log(
      `order placement: ${points} points, ${kills} kills; ${made} orders were there before the retry`,
    );
    expect(points).toBeGreaterThanOrEqual(Math.floor(POINTS / STRIDE));
    expect(await rig.journal.check()).toEqual([]);
  },
);

/** Asked again at once, without waiting for what the dead one left behind. Answers how many orders were there before. */
async function survives({ token }: OrderShopper, idempotencyKey: string): Promise<number> {
  const orders = () =>
    rig.sql`select from order_attempt a join shop_order o on o.key = a.key where a.context_key = ${keyOf(rig.sql, token)}`;
  const before = (await orders()).length;
  const first = await placeOrderUntilAnswered(rig.origins, token, { idempotencyKey });
  const again = await placeOrderUntilAnswered(rig.origins.toReversed(), token, { idempotencyKey });
  rig.journal.note(first, { cart: token, key: idempotencyKey });
  expect([first.status, first.codes]).toEqual([200, []]);
  expect(again.text).toBe(first.text);
  expect(await orders()).toHaveLength(1);
  return before;
}

/** What a dead process had sent already may still be at work in the database. */
const deadConnectionsToEnd = () =>
  eventually(async () => {
    const busy = await rig.sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
    if (busy.length > 0) throw new Error(`${busy.length} connections are busy`);
  }, 30_000);
