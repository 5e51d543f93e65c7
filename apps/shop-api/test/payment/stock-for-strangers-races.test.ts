import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { moneyArrives } from "../harness/payment/money-arrives.ts";
import { placeOrder } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers } from "../harness/order/order-shoppers.ts";

/* Many strangers at the same moment, through several processes on one database, hold no more than their share. RACE_RUNS for more. */
const RUNS = Number(process.env["RACE_RUNS"] ?? 3);
const CROWD = 30;
const SHELF = 40;
const SHARE = 8;
const rig = orderRig({ processes: 3, env: () => ({ STRANGERS_SHARE_PERCENT: "" }) });
const hose = id.product("hose");

async function shelfNow() {
  const [row] = await rig.sql<{ available: number; pledged: number }[]>`
    select stock - reserved as available, pledged from product_stock where product_id = ${hose}`;
  return row;
}

it(
  "never more than the share is held, never less is sold",
  async () => {
    for (let run = 0; run < RUNS; run++) {
      // What the last run held belongs to buyers now.
      for (const { order_id: orderId } of await rig.sql<
        { order_id: string }[]
      >`select distinct order_id from unpaid_goods`)
        await moneyArrives(rig.sql, orderId);
      await rig.journal.restock(hose, SHELF);
      const later = await insertShoppers(rig.sql, CROWD, { lines: [["hose", 1]] });
      const answers = await Promise.all(later.map(({ token }, n) => placeOrder(rig.origin(n), token)));
      for (const [n, answer] of answers.entries()) rig.journal.note(answer, { cart: later[n]?.token ?? "" });
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(SHARE);
      const refused = answers.filter(({ status }) => status !== 200).flatMap(({ codes }) => codes);
      expect(refused).toEqual(Array.from({ length: CROWD - SHARE }, () => "HEARTH__PAY_AT_ONCE"));
      expect(await shelfNow()).toEqual({ available: SHELF - SHARE, pledged: SHARE });
    }
    expect(await rig.journal.check()).toEqual([]);
  },
  120_000 + RUNS * 10_000,
);
