import { Logger, runOnce } from "graphile-worker";
import { expect, it } from "vitest";
import { tokenHash } from "../../src/modules/context/index.ts";
import { forgetSessions } from "../../src/modules/session/forget-sessions.sql.ts";
import { FORGET_SESSIONS, sessionJobs } from "../../src/modules/session/index.ts";
import { login, newGuest, newMember, whoIs } from "../harness/account/account.ts";
import { item, newShopper, quantitiesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { keyOf, setLastUse } from "../harness/account/session-keys.ts";
import { testShop } from "../harness/test-shop.ts";

/* The worker forgets sessions that are over, and what nobody can come back to; a customer's cart waits for the next login. */
const shop = testShop();
const hours = (count: number) => new Date(Date.now() - count * 3_600_000);

async function runJob(): Promise<void> {
  await shop.sql`select graphile_worker.add_job(${FORGET_SESSIONS}, '{}'::json)`;
  await runOnce({
    connectionString: shop.databaseUrl,
    maxPoolSize: 2,
    taskList: sessionJobs(shop.sql, 86_400),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
}

it("forgets what is over and nothing else", async () => {
  const member = await newMember(shop);
  await member.shopper.add(item("hose", 2));
  const idle = await login(shop, member.email);
  await setLastUse(shop.sql, idle, hours(25));
  const [gone, here] = [newShopper(shop.api), newShopper(shop.api)];
  for (const visitor of [gone, here]) await visitor.choose({ currencyId: id.currency("pln") });
  await setLastUse(shop.sql, gone.token, hours(25));

  await runJob();

  const left = await shop.sql`select token_hash from customer_session where customer_id = ${member.id}`;
  expect(left).toEqual([{ token_hash: tokenHash(member.token) }]);
  const contexts = await shop.sql`select context_key from shop_context where customer_id is null`;
  expect(contexts).toEqual([{ context_key: tokenHash(here.token) }]);
  expect(await whoIs(shop, member.token)).toBe(member.email);
  const back = newShopper(shop.api, {}, await login(shop, member.email));
  expect(quantitiesOf(await back.read())).toEqual([[id.product("hose"), 2]]);
});

const ageCart = (token: string, hoursAgo: number) => shop.sql`
  update cart set updated_at = ${hours(hoursAgo)} where context_key = ${keyOf(shop.sql, token)}`;
const cartsOf = async (tokens: readonly string[]) => {
  const keys = tokens.map(tokenHash);
  return (await shop.sql`select from cart where context_key = any(${keys}::text[])`).length;
};

it("forgets carts of anonymous visitors who did not come back, lot by lot", async () => {
  const [gone, here, chosen] = [
    [newShopper(shop.api), newShopper(shop.api), newShopper(shop.api)],
    newShopper(shop.api),
    newShopper(shop.api),
  ];
  for (const visitor of [...gone, here, chosen]) await visitor.add(item("hose"));
  for (const { token } of gone) await ageCart(token, 25);
  await ageCart(here.token, 23);
  // Looked around without the cart.
  await chosen.choose({ currencyId: id.currency("pln") });
  await ageCart(chosen.token, 25);
  const member = await newMember(shop);
  await member.shopper.add(item("hose", 3));
  await ageCart(member.token, 2500);

  await forgetSessions(shop.sql, { lifetimeSeconds: 86_400, lot: 2 });

  expect(await cartsOf(gone.map(({ token }) => token))).toBe(0);
  expect(await cartsOf([here.token, chosen.token])).toBe(2);
  expect(quantitiesOf(await member.shopper.read())).toEqual([[id.product("hose"), 3]]);
});

it("forgets guests who never ordered, and no one else", async () => {
  const [gone, here, buyer] = [
    await newGuest(shop),
    await newGuest(shop),
    await guestWith(shop, item("hose")),
  ];
  await order(shop, buyer);
  const member = await newMember(shop);
  await shop.sql`update customer set created_at = ${hours(50)}`;
  for (const { token } of [gone, buyer, member]) await setLastUse(shop.sql, token, hours(25));

  await forgetSessions(shop.sql, { lifetimeSeconds: 86_400, lot: 2 });

  const left = await shop.sql<{ email: string }[]>`
    select email from customer where email = any(${[gone, here, buyer, member].map(({ email }) => email)})`;
  expect(new Set(left.map(({ email }) => email))).toEqual(new Set([here.email, buyer.email, member.email]));
  const addresses = await shop.sql`select from customer_address where customer_id = ${gone.id}`;
  expect(addresses).toHaveLength(0);
});
