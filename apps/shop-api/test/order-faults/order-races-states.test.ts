import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockOrder, moveState, selectTransactions } from "../../src/modules/order/index.ts";
import { readOrderSheet, shipOrder } from "../../src/modules/order-desk/index.ts";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { createTransact, type Tx } from "../../src/platform/database/transaction.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { ask, placeOrder } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers, type OrderShopper } from "../harness/order/order-shoppers.ts";

/*
 * an order is cancelled twice, paid and sent at the same moment, through several processes. One of cancelled and sent
 * happens, never both, and goods, codes and money follow. RACE_RUNS=1000 for the long run.
 */
const RUNS = Number(process.env["RACE_RUNS"] ?? 10);
const TIMEOUT_MS = 60_000 + RUNS * 2000;
const rig = orderRig({ processes: 3 });
let writes: Sql;
beforeAll(() => {
  writes = openDatabase(rig.databaseUrl, { poolSize: 6 });
});
afterAll(() => writes?.end());

async function newOrder(shopper: OrderShopper): Promise<string> {
  const answer = await placeOrder(rig.origin(0), shopper.token);
  rig.journal.note(answer, { cart: shopper.token });
  if (!answer.order) throw new Error(`no order: ${answer.text}`);
  return answer.order.id;
}

const cancel = async (n: number, { token }: OrderShopper, orderId: string) => {
  const answer = await ask({ origin: rig.origin(n), token, path: "/order/state/cancel", body: { orderId } });
  return answer.status === 200 ? "cancelled" : answer.codes.join();
};

const changePayment = async (n: number, { token }: OrderShopper, orderId: string) => {
  const body = { orderId, paymentMethodId: id.paymentMethod("prepayment") };
  const answer = await ask({ origin: rig.origin(n), token, path: "/order/payment", body });
  return answer.status === 200 ? "changed" : answer.codes.join();
};

/** Inside a transaction that has locked the order: what staff and providers do to it. */
async function act(orderId: string, work: (tx: Tx) => Promise<string>): Promise<string> {
  return createTransact(writes)(async (tx) => {
    await lockOrder(tx, orderId);
    return work(tx);
  });
}

const ship = (orderId: string) =>
  act(orderId, async (tx) => {
    const { possible, version, lines } = await readOrderSheet(tx, orderId);
    if (!possible.includes("ship")) return "not sent";
    const pieces = lines.flatMap(({ id: lineId, isGoods, quantity }) =>
      isGoods ? [{ lineId, quantity }] : [],
    );
    await shipOrder(tx, { id: orderId, version }, { pieces, carrier: null, trackingCode: null });
    return "sent";
  });

const pay = (orderId: string) =>
  act(orderId, async (tx) => {
    const transaction = (await selectTransactions(tx, orderId)).at(-1);
    if (transaction?.state !== "open") return "not paid";
    await tx`update order_transaction set captured_cents = amount_cents where id = ${transaction.id}`;
    await moveState(tx, {
      orderId,
      entity: "transaction",
      entityId: transaction.id,
      to: "paid",
      actor: "staff",
    });
    return "paid";
  });

describe(`R-10, ${RUNS} runs`, () => {
  it(
    "cancelled twice, paid, sent and paid in another way at once: it ends in one way, and everything follows",
    async () => {
      const cart = {
        lines: [
          ["fan", 1],
          ["hose", 2],
        ] as const,
        codes: ["FIVE"],
      };
      const ends = new Map<string, number>();
      for (const [run, shopper] of (await insertShoppers(rig.sql, RUNS, cart)).entries()) {
        await rig.journal.restock(id.product("fan"), 1);
        await rig.journal.restock(id.product("hose"), 10);
        const orderId = await newOrder(shopper);
        const results = await Promise.all([
          cancel(run, shopper, orderId),
          cancel(run + 1, shopper, orderId),
          pay(orderId),
          run % 2 === 0 ? ship(orderId) : changePayment(run, shopper, orderId),
        ]);
        const isCancelled = results.includes("cancelled");
        expect(results.includes("sent")).toBe(!isCancelled);
        const end = [...new Set(results)].toSorted().join(" + ");
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
      if (process.env["RACE_RUNS"]) console.log("R-10:", Object.fromEntries(ends));
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
