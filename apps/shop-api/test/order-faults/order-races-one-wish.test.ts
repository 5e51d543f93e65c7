import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  placeOrder,
  placeOrderUntilAnswered,
  readCheckout,
  type OrderAnswer,
} from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers, type OrderShopper } from "../harness/order/order-shoppers.ts";
import { seededRandom } from "../harness/seeded-random.ts";
import { keyOf } from "../harness/account/session-keys.ts";

/*
 * the same wish to order arrives many times, through several processes of the API on one database, and becomes one order.
 * RACE_RUNS=1000 for the long run.
 */
const RUNS = Number(process.env["RACE_RUNS"] ?? 6);
const TIMEOUT_MS = 60_000 + RUNS * 3000;
const rig = orderRig({ processes: 3 });
const cart = {
  lines: [
    ["hose", 1],
    ["thermostat", 1],
  ] as const,
  codes: ["FIVE"],
};

async function shoppers(): Promise<OrderShopper[]> {
  return insertShoppers(rig.sql, RUNS, cart);
}

/** Everybody was told the same, byte for byte, and there is one order. */
async function expectOneOrder(token: string, answers: readonly OrderAnswer[]): Promise<void> {
  const [first] = answers;
  expect(answers.map(({ status, codes }) => [status, ...codes])).toEqual(answers.map(() => [200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  rig.journal.note(first ?? { status: 0, text: "", codes: [], order: null }, { cart: token });
  expect(await ordersOf(token)).toBe(1);
}

async function ordersOf(token: string): Promise<number> {
  const [row] = await rig.sql<{ orders: number }[]>`
    select count(o.id)::int as orders from order_attempt a join shop_order o on o.key = a.key where a.context_key = ${keyOf(rig.sql, token)}`;
  return row?.orders ?? 0;
}

const inParallel = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe(`the same wish again, ${RUNS} runs each`, () => {
  it.each([2, 10, 100])(
    "%i at once",
    async (count) => {
      for (const { token } of await shoppers()) {
        const { hash, idempotencyKey } = await readCheckout(rig.origin(0), token);
        const answers = await inParallel(count, (n) =>
          placeOrder(rig.origin(n), token, { hash, idempotencyKey }),
        );
        await expectOneOrder(token, answers);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "a second one after the first was answered, by another process",
    async () => {
      for (const { token } of await shoppers()) {
        const { idempotencyKey } = await readCheckout(rig.origin(0), token);
        const first = await placeOrder(rig.origin(0), token, { idempotencyKey });
        const second = await placeOrder(rig.origin(1), token, { idempotencyKey });
        await expectOneOrder(token, [first, second]);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "two tabs that send no key: one orders, the other is told the same or that the cart is empty",
    async () => {
      const random = seededRandom(1);
      for (const { token } of await shoppers()) {
        const pause = random.pick([0, 0, 1, 3, 10, 30]);
        const answers = await inParallel(2, async (n) => {
          if (n === 1) await sleep(pause);
          return placeOrder(rig.origin(n), token);
        });
        const ordered = answers.filter(({ status }) => status === 200);
        await expectOneOrder(token, ordered);
        for (const { status, codes } of answers)
          expect(status === 200 ? [] : codes).toEqual(status === 200 ? [] : ["CHECKOUT__CART_EMPTY"]);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "tabs with keys of their own for one cart: it is ordered once",
    async () => {
      for (const { token } of await shoppers()) {
        const answers = await inParallel(4, (n) =>
          placeOrder(rig.origin(n), token, { idempotencyKey: `tab-${n}-${token}` }),
        );
        const ordered = answers.filter(({ status }) => status === 200);
        await expectOneOrder(token, ordered);
        for (const answer of answers.filter(({ status }) => status !== 200))
          expect(answer.codes).toEqual(["CHECKOUT__CART_EMPTY"]);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "a storm of clients that give up and ask again",
    async () => {
      const random = seededRandom(2);
      for (const { token } of await shoppers()) {
        const { idempotencyKey } = await readCheckout(rig.origin(0), token);
        const patience = random.pick([1, 3, 8, 20, 50]);
        await inParallel(10, (n) => giveUpAfter(rig.origin(n), { token, idempotencyKey }, patience));
        const answers = await inParallel(3, () =>
          placeOrderUntilAnswered(rig.origins, token, { idempotencyKey }),
        );
        await expectOneOrder(token, answers);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

/** Nobody waits for the answer; what was sent may be at work. */
async function giveUpAfter(
  origin: string,
  { token, idempotencyKey }: { token: string; idempotencyKey: string },
  ms: number,
): Promise<void> {
  await Promise.race([placeOrder(origin, token, { idempotencyKey }, AbortSignal.timeout(ms)), sleep(ms)]);
}
