import { describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { ask, type OrderAnswer, placeOrder, readCheckout, wishOf } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers, type OrderShopper, type WantedCart } from "../harness/order/order-shoppers.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/*
 * many carts want the last piece or the last use of a code, through several processes of the API on one database.
 * RACE_RUNS=1000 for the long run, RACE_CARTS=1000 for the crowd.
 */
const RUNS = Number(process.env["RACE_RUNS"] ?? 6);
const CROWD = Number(process.env["RACE_CARTS"] ?? 40);
const TIMEOUT_MS = 120_000 + RUNS * 3000;
const rig = orderRig({ processes: 3 });
const fan = id.product("fan");

/** All at once, each with the summary they saw if `isShown`. */
async function orderAll(shoppers: readonly OrderShopper[], isShown: boolean): Promise<OrderAnswer[]> {
  const bodies = isShown
    ? await Promise.all(
        shoppers.map(async ({ token }, n) => wishOf(await readCheckout(rig.origin(n), token))),
      )
    : [];
  const answers = await Promise.all(
    shoppers.map(({ token }, n) => placeOrder(rig.origin(n), token, bodies[n] ?? {})),
  );
  for (const [n, answer] of answers.entries()) rig.journal.note(answer, { cart: shoppers[n]?.token ?? "" });
  return answers;
}

const winnersOf = (answers: readonly OrderAnswer[]) => answers.filter(({ status }) => status === 200);
const losersOf = (answers: readonly OrderAnswer[]) => answers.filter(({ status }) => status !== 200);

async function cancel(shopper: OrderShopper, answer: OrderAnswer): Promise<void> {
  const body = { orderId: answer.order?.id };
  const { status } = await ask({
    origin: rig.origin(0),
    token: shopper.token,
    path: "/order/state/cancel",
    body,
  });
  expect(status).toBe(200);
}

describe(`R-3: more carts than pieces, ${RUNS} runs`, () => {
  it(
    "exactly as many are sold as there are; losers are told so and owe nothing",
    async () => {
      const random = seededRandom(3);
      for (let run = 0; run < RUNS; run++) {
        const pieces = random.pick([1, 1, 1, 2, 3]);
        await rig.journal.restock(fan, pieces);
        const isShown = run % 2 === 0;
        const shoppers = await insertShoppers(rig.sql, 6, { lines: [["fan", 1]] });
        const answers = await orderAll(shoppers, isShown);
        expect(winnersOf(answers)).toHaveLength(pieces);
        for (const { status, codes } of losersOf(answers))
          expect([400, 409].includes(status) && codes).toEqual([expect.stringMatching(/^CHECKOUT__CART_/)]);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "a crowd for one piece",
    async () => {
      await rig.journal.restock(fan, 1);
      const answers = await orderAll(await insertShoppers(rig.sql, CROWD, { lines: [["fan", 1]] }), false);
      expect(winnersOf(answers)).toHaveLength(1);
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "carts with two scarce goods in turned order neither sell too much nor wait for each other for ever",
    async () => {
      const valve = id.product("valve");
      for (let run = 0; run < Math.ceil(RUNS / 4); run++) {
        await rig.journal.restock(fan, 3);
        await rig.journal.restock(valve, 6);
        const one: WantedCart = {
          lines: [
            ["fan", 1],
            ["valve", 2],
          ],
        };
        const other: WantedCart = {
          lines: [
            ["valve", 2],
            ["fan", 1],
          ],
        };
        const shoppers = [
          ...(await insertShoppers(rig.sql, 4, one)),
          ...(await insertShoppers(rig.sql, 4, other)),
        ];
        const answers = await orderAll(shoppers, false);
        expect(winnersOf(answers)).toHaveLength(3);
        for (const { status } of losersOf(answers)) expect(status).toBe(400);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe(`R-7: more carts than uses of a code, ${RUNS} runs`, () => {
  const withCode = (code: string): WantedCart => ({ lines: [["hose", 1]], codes: [code] });

  const newCode = async (code: string) => {
    await rig.sql`insert into promotion_code (code, promotion_id) values (${code.toLowerCase()}, ${id.promotion("welcome")})`;
    return code;
  };
  const isDiscounted = ({ order }: OrderAnswer) =>
    order?.lineItems?.some(({ type }) => type === "promotion") ?? false;

  it(
    "a code made for one person is redeemed once",
    async () => {
      for (let run = 0; run < RUNS; run++) {
        const code = await newCode(`RACE-${run}`);
        const answers = await orderAll(await insertShoppers(rig.sql, 6, withCode(code)), true);
        expect(winnersOf(answers).filter(isDiscounted)).toHaveLength(1);
        for (const { codes } of losersOf(answers)) expect(codes).toEqual(["CHECKOUT__CART_HASH_MISMATCH"]);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    `${CROWD} carts with the same single-use code at once`,
    async () => {
      const code = await newCode("CROWD-1");
      const answers = await orderAll(await insertShoppers(rig.sql, CROWD, withCode(code)), true);
      expect(winnersOf(answers).filter(isDiscounted)).toHaveLength(1);
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "a limited code is redeemed as often as allowed, and again after an order with it was cancelled",
    async () => {
      for (let run = 0; run < RUNS; run++) {
        const shoppers = await insertShoppers(rig.sql, 5, withCode("LASTONE"));
        const answers = await orderAll(shoppers, true);
        const winners = answers.flatMap((answer, n) => (isDiscounted(answer) ? [n] : []));
        expect(winners).toHaveLength(1);
        for (const n of winners) await cancel(shoppers[n]!, answers[n]!);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "one person with many carts uses a code once where it is once per person",
    async () => {
      for (let run = 0; run < Math.ceil(RUNS / 2); run++) {
        const shoppers = await insertShoppers(rig.sql, 4, withCode("ONCE"));
        const email = shoppers[0]?.email ?? "";
        await rig.sql`update customer set email = ${email} where id = any(${shoppers.map((each) => each.customerId)})`;
        const answers = await orderAll(shoppers, true);
        expect(winnersOf(answers).filter(isDiscounted)).toHaveLength(1);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
