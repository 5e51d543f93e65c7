import { beforeEach, expect, it } from "vitest";
import { fromElsewhere, login, newMember, withToken } from "../harness/account/account.ts";
import type { Headers } from "../harness/api-client.ts";
import { discountsOf, freshToken, item, newShopper } from "../harness/order/cart.ts";
import { limitsAsEver } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* Codes cannot be found by trying: tries are counted for the cart, for the network and for the customer, whichever token they carry. */
const shop = testShop({ env: { ...limitsAsEver, LOG_LEVEL: "silent" } });
beforeEach(() => shop.sql`truncate rate_limit`);

const TOO_MANY = ["429 HEARTH__TOO_MANY_CODES"];
let tried = 0;
const guess = () => ({ type: "promotion", referencedId: `GUESS-${++tried}` });
const visitor = (from: Headers = fromElsewhere(), token = freshToken()) => newShopper(shop.api, from, token);

/** What each of so many tries was answered. */
async function tryCodes(count: number, shopper: () => ReturnType<typeof visitor>) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) statuses.push((await shopper().tryAdd(guess())).status);
  return statuses;
}

it("who mistypes five times notices nothing", async () => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  expect(new Set(await tryCodes(5, () => shopper))).toEqual(new Set([200]));
  expect(discountsOf(await shopper.redeem("TENOFF"))).toHaveLength(1);
});

it("twenty tries are enough for a cart, which may hold ten; the rest of it goes on", async () => {
  const shopper = visitor();
  await tryCodes(20, () => shopper);
  const refused = await shopper.tryAdd({ type: "promotion", referencedId: "TENOFF" });
  expect(refused.faults).toEqual(TOO_MANY);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await shopper.add(item("hose"))).toMatchObject({ lineItems: [{ quantity: 1 }] });
});

it("codes in one request count one by one, and none is looked at", async () => {
  const shopper = visitor();
  const codes = Array.from({ length: 21 }, guess);
  expect((await shopper.tryAdd(...codes, { type: "promotion", referencedId: "TENOFF" })).faults).toEqual(
    TOO_MANY,
  );
});

it("many at once do not slip through", async () => {
  const shopper = visitor();
  const answers = await Promise.all(Array.from({ length: 30 }, () => shopper.tryAdd(guess())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
});

it("new carts do not help a network", async () => {
  const from = fromElsewhere();
  const statuses = await tryCodes(61, () => visitor(from));
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
  expect((await visitor().tryAdd(guess())).status).toBe(200);
});

it("right codes use up nothing, though each is counted before it is looked at", async () => {
  const from = fromElsewhere();
  const codes = [];
  for (let n = 0; n < 61; n++) {
    const shopper = visitor(from);
    await shopper.add(item("hose"));
    codes.push(discountsOf(await shopper.redeem("tenoff")).length);
  }
  expect(codes).toEqual(Array.from({ length: 61 }, () => 1));
  const shopper = visitor(from);
  await tryCodes(20, () => shopper);
  await shopper.add(item("hose"));
  expect((await shopper.tryAdd({ type: "promotion", referencedId: "TENOFF" })).faults).toEqual(TOO_MANY);
});

it("new sessions and new addresses do not help a customer", async () => {
  const { email } = await newMember(shop);
  const statuses: number[] = [];
  const tokens = new Set<string>();
  for (let session = 0; session < 21; session++) {
    const token = await login(shop, email);
    tokens.add(token);
    statuses.push((await visitor(fromElsewhere(), token).tryAdd(guess())).status);
    await shop.api.post("/account/logout", {}, withToken(token));
  }
  expect(tokens.size).toBe(21);
  expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
});

it("is counted, so that somebody can be woken", async () => {
  const shopper = visitor();
  await tryCodes(21, () => shopper);
  expect(await shop.services.metrics.text()).toMatch(/shop_api_refused_total\{what="codes"\} [1-9]/);
});
