import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { tokenHash } from "../../src/modules/context/index.ts";
import { createPasswordHasher } from "../../src/platform/password/password-hasher.ts";
import { PASSWORD } from "../harness/account/account.ts";
import { freshToken } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import {
  ask,
  placeOrder,
  placeOrderUntilAnswered,
  readCheckout,
  wishOf,
} from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertCarts, insertShoppers } from "../harness/order/order-shoppers.ts";
import { projector } from "../harness/content/projector.ts";
import { testPasswordCost } from "../harness/test-config.ts";

/*
 * prices change between summary and order, and carts are merged by signing in while they are ordered.
 * RACE_RUNS=1000 for the long run.
 */
const RUNS = Number(process.env["RACE_RUNS"] ?? 6);
const TIMEOUT_MS = 120_000 + RUNS * 5000;
const rig = orderRig({ processes: 3 });
/** Between two changes of the price; people order up to twice as long after they looked. */
const PAUSE_MS = 30;
const hose = id.product("hose");

describe(`R-8: the price changes between summary and order, ${RUNS} runs`, () => {
  const { project } = projector(() => rig.databaseUrl);

  const setPrice = async (cents: number) => {
    await rig.sql`
      update product_price set gross_cents = ${cents}, net_cents = round(${cents} / 1.19)
      where product_id = ${id.product("thermostat")} and customer_group_id = ${id.customerGroup("consumer")} and quantity_start = 1`;
    await project();
  };

  it(
    "an order over the old summary is refused, one over the new summary costs what it says",
    async () => {
      const shoppers = await insertShoppers(rig.sql, RUNS, { lines: [["thermostat", 1]] });
      for (const [run, { token }] of shoppers.entries()) {
        await rig.journal.restock(id.product("thermostat"), 10);
        const seen = await readCheckout(rig.origin(0), token);
        await setPrice(3000 + run);
        const refused = await placeOrder(rig.origin(run), token, wishOf(seen));
        expect([refused.status, refused.codes]).toEqual([409, ["CHECKOUT__CART_HASH_MISMATCH"]]);
        const now = await readCheckout(rig.origin(2), token);
        const placed = await placeOrder(rig.origin(run + 1), token, wishOf(now));
        expect(placed.order?.amountTotal).toBe(now.total);
        rig.journal.note(placed, { cart: token });
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "while prices change nobody is charged anything but what was shown",
    async () => {
      const stop = new AbortController();
      const changing = (async () => {
        for (let n = 0; !stop.signal.aborted; n++) {
          await setPrice(4000 + n);
          await sleep(PAUSE_MS);
        }
      })();
      const ended = { ordered: 0, refused: 0 };
      const shoppers = await insertShoppers(rig.sql, RUNS * 4, { lines: [["thermostat", 1]] });
      await rig.journal.restock(id.product("thermostat"), RUNS * 5);
      for (let n = 0; n < shoppers.length; n += 4) {
        const group = shoppers.slice(n, n + 4).map(async ({ token }, index) => {
          const seen = await readCheckout(rig.origin(index), token);
          await sleep(Math.random() * 2 * PAUSE_MS);
          const answer = await placeOrder(rig.origin(index + 1), token, wishOf(seen));
          rig.journal.note(answer, { cart: token });
          const isOrdered = answer.status === 200;
          ended[isOrdered ? "ordered" : "refused"]++;
          const outcome = [answer.status, answer.order?.amountTotal ?? answer.codes[0]];
          expect(outcome).toEqual(isOrdered ? [200, seen.total] : [409, "CHECKOUT__CART_HASH_MISMATCH"]);
        });
        await Promise.all(group);
      }
      stop.abort();
      await changing;
      if (process.env["RACE_RUNS"]) console.log("R-8, prices change while people order:", ended);
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe(`R-9: signing in merges carts while they are ordered, ${RUNS} runs`, () => {
  /** [pieces in orders, pieces in carts] of somebody. */
  const piecesOf = async (customerId: string, visitorToken: string) => {
    const [row] = await rig.sql<{ ordered: number; left: number }[]>`
      select (select coalesce(sum(l.quantity), 0)::int from shop_order o join order_line l on l.order_id = o.id
          where o.customer_id = ${customerId} and l.product_id = ${hose}) as ordered,
        (select coalesce(sum((l ->> 'quantity')::int), 0)::int from cart c, json_array_elements(c.content -> 'lines') l
          where c.context_key = ${tokenHash(visitorToken)}
            or c.context_key in (select context_key from shop_context where customer_id = ${customerId})) as left`;
    return row ?? { ordered: 0, left: 0 };
  };

  it(
    "every piece is ordered once or still in the cart",
    async () => {
      const passwords = createPasswordHasher(1, testPasswordCost);
      const passwordHash = await passwords.hash(PASSWORD);
      await passwords.close();
      const members = await insertShoppers(rig.sql, RUNS, { lines: [["hose", 1]], passwordHash });
      await rig.journal.restock(hose, RUNS * 5);
      for (const { token, email, customerId } of members) {
        const visitor = freshToken();
        await insertCarts(rig.sql, [tokenHash(visitor)], { lines: [["hose", 2]] });
        const login = async (n: number) => {
          await sleep(Math.random() * 20);
          const body = { username: email, password: PASSWORD };
          return ask({ origin: rig.origin(n), token: visitor, path: "/account/login", body });
        };
        const order = async (n: number) => {
          await sleep(Math.random() * 40);
          return placeOrder(rig.origin(n), token);
        };
        const [, , ...answers] = await Promise.all([login(0), login(1), order(0), order(2)]);
        for (const answer of answers) {
          rig.journal.note(answer);
          expect(["ordered", "CHECKOUT__CART_EMPTY"]).toContain(answer.codes[0] ?? "ordered");
        }
        const { ordered, left } = await piecesOf(customerId, visitor);
        expect(ordered + left).toBe(3);
        const rest = await placeOrderUntilAnswered(rig.origins, token);
        rig.journal.note(rest);
        expect(rest.status === 200 ? 3 : ordered).toBe((await piecesOf(customerId, visitor)).ordered);
      }
      expect(await rig.journal.check()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
