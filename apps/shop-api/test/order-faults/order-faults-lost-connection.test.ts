import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { type CutMoment, type CuttingProxy, openCuttingProxy } from "../harness/order/cutting-proxy.ts";
import { placeOrder, placeOrderUntilAnswered, readCheckout } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers } from "../harness/order/order-shoppers.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/*
 * The connection to the database is lost while an order is written: before the statement arrives, while it is carried out, and while
 * its answer is on the way, when nobody can know whether it was committed. CUT_RUNS=200 for the long run.
 */
const RUNS = Number(process.env["CUT_RUNS"] ?? 12);
const rig = orderRig({ processes: 1 });
let proxy: CuttingProxy;
let api: ApiProcess;
beforeAll(async () => {
  proxy = await openCuttingProxy(rig.databaseUrl);
  api = await startApiProcess(proxy.url, { isQuiet: true });
});
afterAll(async () => {
  await api?.kill();
  await proxy?.close();
});

it(
  `the answer is an order or "later", and the same key gives the one order, in ${RUNS} runs`,
  { timeout: 120_000 + RUNS * 3000 },
  async () => {
    const random = seededRandom(14);
    const moments: readonly CutMoment[] = ["before", "after", "answer"];
    const seen = { cuts: 0, answered: 0, later: 0, lost: 0, committed: 0 };
    const shoppers = await insertShoppers(rig.sql, RUNS, {
      lines: [
        ["hose", 1],
        ["thermostat", 1],
      ],
      codes: ["FIVE"],
    });
    for (const [run, { token }] of shoppers.entries()) {
      for (const key of ["hose", "thermostat"]) await rig.journal.restock(id.product(key), 20);
      const { idempotencyKey } = await readCheckout(api.origin, token);
      const moment = moments[run % moments.length] ?? "after";
      // Mostly the statement that writes the order: what is committed and never answered is the hard case.
      if (run % 4 === 3) proxy.cutAt(moment, random.whole(1, 6));
      else proxy.cutAtText(moment, '"deepLinkCode"');
      const answer = await placeOrder(api.origin, token, { idempotencyKey });
      rig.journal.note(answer, { cart: token, key: idempotencyKey });
      // An answer of its own kind only: nothing that says it went wrong for good.
      expect([200, 503, 0]).toContain(answer.status);
      seen.cuts += proxy.hasCut ? 1 : 0;
      if (answer.status === 200) seen.answered++;
      else if (answer.status === 503) seen.later++;
      else seen.lost++;
      const committed = await rig.sql`select from shop_order where key like ${`%:${idempotencyKey}`}`;
      if (answer.status !== 200) seen.committed += committed.length;
      const first = await placeOrderUntilAnswered([api.origin, ...rig.origins], token, { idempotencyKey });
      const again = await placeOrderUntilAnswered(rig.origins, token, { idempotencyKey });
      rig.journal.note(first, { cart: token, key: idempotencyKey });
      expect([first.status, first.codes]).toEqual([200, []]);
      expect(again.text).toBe(first.text);
    }
    console.log("lost connections while ordering:", seen);
    expect(await rig.journal.check()).toEqual([]);
    // Otherwise the cuts came where nothing was under way, or never behind the commit.
    expect(seen.later + seen.lost).toBeGreaterThan(0);
    expect(seen.committed).toBeGreaterThan(0);
  },
);
