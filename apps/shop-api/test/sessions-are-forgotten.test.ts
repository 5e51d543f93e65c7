import { Logger, runOnce } from "graphile-worker";
import { expect, it } from "vitest";
import { tokenHash } from "../src/modules/context/index.ts";
import { FORGET_SESSIONS, sessionJobs } from "../src/modules/session/index.ts";
import { login, newMember, whoIs } from "./harness/account.ts";
import { item, newShopper, quantitiesOf } from "./harness/cart.ts";
import * as id from "./harness/catalogue-ids.ts";
import { setLastUse } from "./harness/session-keys.ts";
import { testShop } from "./harness/test-shop.ts";

/* The worker forgets sessions that are over; a customer's cart waits for the next login. */
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
