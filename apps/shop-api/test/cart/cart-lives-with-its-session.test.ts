import type { Cart } from "@hearth/contract";
import { expect, it } from "vitest";
import { goodsOf, item, newShopper, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";
import { keyOf } from "../harness/account/session-keys.ts";

const secondKey = "SWSCSECONDCHANNELKEY000000";
const shop = testShop({
  async prepare(sql) {
    const second = { id: "0".repeat(32), access_key: secondKey, country_id: id.country("pl") };
    await sql`insert into sales_channel select (jsonb_populate_record(c, ${sql.json(second)})).* from sales_channel c`;
  },
});
const visitor = () => newShopper(shop.api);

/** As if nobody had been here for so long. */
async function age({ token }: Shopper, hours: number): Promise<void> {
  const since = new Date(Date.now() - hours * 3_600_000);
  await shop.sql`update cart set updated_at = ${since} where context_key = ${keyOf(shop.sql, token)}`;
  await shop.sql`update shop_context set last_used_at = ${since} where context_key = ${keyOf(shop.sql, token)}`;
}
const readRaw = ({ headers }: Shopper) => shop.api.get<Cart>("/checkout/cart", headers);

it.each([
  ["that only has a cart", async () => {}],
  [
    "that chose something",
    async (shopper: Shopper) => void (await shopper.choose({ countryId: id.country("pl") })),
  ],
])("a session %s ends after a day: a new token and an empty cart", async (_, before) => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  await before(shopper);
  await age(shopper, 23);
  expect(goodsOf((await readRaw(shopper)).body)).toHaveLength(1);
  await age(shopper, 25);
  const { token, body } = await readRaw(shopper);
  expect(token).not.toBe(shopper.token);
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(body).toMatchObject({ token, lineItems: [], price: { totalPrice: 0 } });
});

it("a change after the end begins a new cart, and the old one is left alone", async () => {
  const shopper = visitor();
  await shopper.add(item("hose", 5));
  await age(shopper, 25);
  const { token, body } = await shopper.tryAdd(item("thermostat"));
  expect(goodsOf(body).map((line) => line.label)).toEqual(["Raumthermostat Grünbeck"]);
  const goesOn = newShopper(shop.api, {}, token ?? "");
  expect(goodsOf(await goesOn.read())).toHaveLength(1);
  expect((await shopper.trySet({ id: id.product("hose"), quantity: 1 })).faults).toEqual([
    "404 CHECKOUT__CART_LINE_ITEM_NOT_FOUND",
  ]);
});

it.each([
  ["looking at it", (shopper: Shopper) => shopper.read()],
  ["changing it", (shopper: Shopper) => shopper.add(item("hose"))],
])("a cart lives on by %s", async (_, use) => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  await age(shopper, 23);
  await use(shopper);
  const [row] = await shop.sql<{ fresh: boolean }[]>`
    select updated_at > now() - interval '1 minute' as fresh from cart where context_key = ${keyOf(shop.sql, shopper.token)}`;
  expect(row?.fresh).toBe(true);
});

it("a cart lives on by using its session", async () => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  await shopper.choose({ countryId: id.country("pl") });
  await age(shopper, 23);
  await shopper.context();
  await shop.sql`update cart set updated_at = now() - interval '30 hours' where context_key = ${keyOf(shop.sql, shopper.token)}`;
  expect(goodsOf(await shopper.read())).toHaveLength(1);
});

it("a session lives on by changing its cart", async () => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  await shopper.choose({ countryId: id.country("pl") });
  await age(shopper, 23);
  // The cart is fresh, its session is not.
  await shop.sql`update cart set updated_at = now() where context_key = ${keyOf(shop.sql, shopper.token)}`;
  await shopper.add(item("hose"));
  const [row] = await shop.sql<{ fresh: boolean }[]>`
    select last_used_at > now() - interval '1 minute' as fresh from shop_context where context_key = ${keyOf(shop.sql, shopper.token)}`;
  expect(row?.fresh).toBe(true);
});

it("a cart that is looked at again and again is not written each time", async () => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  const before =
    await shop.sql`select xmin::text, version from cart where context_key = ${keyOf(shop.sql, shopper.token)}`;
  await shopper.read();
  await shopper.read();
  expect(
    await shop.sql`select xmin::text, version from cart where context_key = ${keyOf(shop.sql, shopper.token)}`,
  ).toEqual(before);
});

it("an emptied cart keeps counting its versions, so that a late writer cannot meet an old number", async () => {
  const shopper = visitor();
  const version = (cart: Cart) => cart.extensions?.hearthVersion;
  expect(version(await shopper.add(item("hose")))).toBe(1);
  await shop.api.delete("/checkout/cart", undefined, shopper.headers);
  expect(version(await shopper.add(item("hose")))).toBe(3);
});

it("a change that changes nothing is not written", async () => {
  const shopper = visitor();
  await shopper.add(item("hose", 2));
  expect((await shopper.set(id.product("hose"), 2)).extensions?.hearthVersion).toBe(1);
  expect((await shopper.tryAdd()).body.extensions?.hearthVersion).toBe(1);
});

it("a token is one cart in every channel, at the channel's own terms", async () => {
  const shopper = visitor();
  await shopper.add(item("hose"));
  const abroad = newShopper(shop.api, { "sw-access-key": secondKey }, shopper.token);
  const cart = await abroad.read();
  expect(goodsOf(cart)).toHaveLength(1);
  expect(cart.deliveries[0]).toMatchObject({
    shippingCosts: { totalPrice: 14.9, calculatedTaxes: [{ taxRate: 23 }] },
    location: { country: { iso: "PL" } },
  });
  expect((await shopper.read()).deliveries[0]?.location.country.iso).toBe("DE");
});
