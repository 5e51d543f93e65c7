import { afterEach, describe, expect, it } from "vitest";
import { countOrders as countAnew } from "../../src/modules/recommendation/count-orders.sql.ts";
import { selectTogether } from "../../src/modules/recommendation/recommendation.sql.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import {
  countOrders,
  forgetPurchases,
  insertPurchases,
  type Purchase,
  three,
} from "../harness/payment/given-purchase.ts";
import { testShop } from "../harness/test-shop.ts";

/* Orders become counts that tell about products and about nobody: three different buyers at least, of orders that became something. */
const shop = testShop();
afterEach(() => forgetPurchases(shop.sql));

const bought = (buyers: readonly string[], more: Partial<Purchase> = {}) =>
  insertPurchases(shop.sql, buyers, { products: ["hose", "valve"], ...more });

async function counted() {
  await countOrders(shop.sql);
  const pairs = await shop.sql<{ buyers: number }[]>`
    select buyers from bought_together where product_id = ${id.product("hose")} and other_id = ${id.product("valve")}`;
  const popular = await shop.sql<{ buyers: number }[]>`
    select buyers from popular_product where product_id = ${id.product("hose")} and category_id = ${id.category("heating")}`;
  return { together: pairs[0]?.buyers ?? null, popular: popular[0]?.buyers ?? null };
}

const nothing = { together: null, popular: null };

it("counts buyers, in both directions and in every category above [43]", async () => {
  await bought(three);
  expect(await counted()).toEqual({ together: 3, popular: 3 });
  const back = await shop.sql`select other_id from bought_together where product_id = ${id.product("valve")}`;
  expect([...back]).toEqual([{ other_id: id.product("hose") }]);
  const places = await shop.sql<{ category_id: string }[]>`
    select category_id from popular_product where product_id = ${id.product("hose")}`;
  expect(new Set(places.map(({ category_id }) => category_id))).toEqual(
    new Set([id.category("root"), id.category("heating"), id.category("radiators")]),
  );
});

describe("tells nothing", () => {
  it.each<[string, () => Promise<void>]>([
    ["of two buyers", () => bought(three.slice(0, 2))],
    [
      "of one buyer who comes again and again",
      () => bought(["ada@example.com", "ADA@example.com", "Ada@Example.com", "ada@example.com"]),
    ],
    ["of cancelled orders", () => bought(three, { state: "cancelled", payment: "paid" })],
    ["of orders nobody paid or took on", () => bought(three, { state: "open", payment: "failed" })],
  ])("%s [43]", async (_who, given) => {
    await given();
    expect(await counted()).toEqual(nothing);
  });

  it("of three buyers who bought one of the two each", async () => {
    await bought(three.slice(0, 2));
    await bought(["dora@example.com"], { products: ["hose"] });
    await bought(["emil@example.com"], { products: ["valve"] });
    expect(await counted()).toEqual({ together: null, popular: 3 });
  });
});

it.each<[string, Partial<Purchase>]>([
  ["paid ones that nobody has looked at yet", { state: "open", payment: "paid" }],
  ["authorized ones", { state: "open", payment: "authorized" }],
  ["those that staff took on, to be paid later", { state: "in_progress", payment: "open" }],
])("counts orders that became something: %s", async (_which, more) => {
  await bought(three, more);
  expect(await counted()).toEqual({ together: 3, popular: 3 });
});

it("looks back a year for what goes together and ninety days for what is popular [43]", async () => {
  await bought(three, { daysAgo: 91 });
  expect(await counted()).toEqual({ together: 3, popular: null });
  await forgetPurchases(shop.sql);
  await bought(three, { daysAgo: 366 });
  expect(await counted()).toEqual(nothing);
});

it("takes no pairs from orders of more than twenty products, and what they sold all the same", async () => {
  const rows = await shop.sql<{ id: string }[]>`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
      'product_number', 'MANY-' || n))).* from product p, generate_series(1, 19) n where p.id = ${id.product("thermostat")}
    returning id`;
  const extra = rows.map((row) => row.id);
  const addTo = (ids: readonly string[]) => shop.sql`
    insert into order_line (id, order_id, position, type, product_id, quantity, unit_cents, total_cents)
    select gen_random_uuid(), o.id, 2 + array_position(${extra}::uuid[], e), 'product', e, 1, 100, 100
    from shop_order o, unnest(${ids as string[]}::uuid[]) e`;
  await bought(three);
  await addTo(extra.slice(0, 18));
  expect(await counted()).toEqual({ together: 3, popular: 3 });
  await addTo(extra.slice(18));
  expect(await counted()).toEqual({ together: null, popular: 3 });
  await forgetPurchases(shop.sql);
  await shop.sql`delete from product where id = any(${extra}::uuid[])`;
});

it("may take its time, and only for itself", async () => {
  const during = await shop.sql.begin(async (tx) => {
    await countAnew(tx as never);
    return tx`select current_setting('statement_timeout') as time, current_setting('work_mem') as room`;
  });
  expect([...during]).toEqual([{ time: "10min", room: "128MB" }]);
  const [after] = await shop.sql`select current_setting('statement_timeout') as time`;
  expect(after).toEqual({ time: "10s" });
});

it("gives the most telling of a cart, not all of them", async () => {
  const hose = id.product("hose");
  await shop.sql`
    insert into bought_together (product_id, other_id, buyers, weight)
    select ${hose}, gen_random_uuid(), 3, n from generate_series(1, 60) n`;
  const [top] = await shop.sql<{ other_id: string }[]>`
    select other_id from bought_together where product_id = ${hose} order by weight desc limit 1`;
  const found = await selectTogether(shop.sql, [hose]);
  expect(found).toHaveLength(48);
  expect(found[0]).toBe(top?.other_id);
  await countOrders(shop.sql);
});

it("forgets what is no longer so", async () => {
  await bought(three);
  await countOrders(shop.sql);
  await shop.sql`update shop_order set state = 'cancelled' where email = ${three[0] ?? ""}`;
  expect(await counted()).toEqual(nothing);
});

it("counts the variants of a family as one, and articles that are listed for themselves one by one", async () => {
  const [ada = "", bo = "", cy = ""] = three;
  await bought([ada], { products: ["kestrel-6", "hose"] });
  await bought([bo], { products: ["kestrel-8", "hose"] });
  await bought([cy], { products: ["kestrel-12", "kestrel-6", "hose"] });
  await bought(three, { products: ["battery-5", "inverter"] });
  await countOrders(shop.sql);
  const rows = await shop.sql<{ product_id: string; other_id: string }[]>`
    select product_id, other_id from bought_together where other_id in (${id.product("hose")}, ${id.product("inverter")})`;
  expect(rows.map(({ product_id, other_id }) => [product_id, other_id])).toEqual(
    expect.arrayContaining([
      [id.product("kestrel"), id.product("hose")],
      [id.product("battery-5"), id.product("inverter")],
    ]),
  );
  expect(rows).toHaveLength(2);
});

it("keeps no trace of a buyer, and the tables take no row of fewer than three [43]", async () => {
  const columns = await shop.sql<{ column_name: string }[]>`
    select distinct column_name from information_schema.columns
    where table_name in ('bought_together', 'popular_product') order by 1`;
  expect(columns.map(({ column_name }) => column_name)).toEqual([
    "buyers",
    "category_id",
    "other_id",
    "product_id",
    "weight",
  ]);
  const [hose, valve] = [id.product("hose"), id.product("valve")];
  await expect(shop.sql`insert into bought_together values (${hose}, ${valve}, 2, 1)`).rejects.toThrow(
    /check/,
  );
  await expect(
    shop.sql`insert into popular_product values (${id.category("root")}, ${hose}, 2)`,
  ).rejects.toThrow(/check/);
});
