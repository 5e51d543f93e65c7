import type { AuditEntry, ListPage, MergePreview } from "@hearth/admin-contract";
import { beforeAll, describe, expect, it } from "vitest";
import { customerTables } from "../../src/modules/customer-merge/index.ts";
import { newId } from "../../src/platform/new-id.ts";
import { type Member, newGuest, newMember, PASSWORD, tryLogin, whoIs } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { memberWith, order, readOrders, tryOrder } from "../harness/order/checkout.ts";
import { insertContactMessage } from "../harness/content/given-contact.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* Two accounts of one person become one: nothing they own is lost, nothing of the closed one is left, and nothing is done twice. */
const shop = testShop();
const admin = testAdmin(shop);
let owner: AdminClient;
beforeAll(async () => {
  ({ client: owner } = await admin.worker("owner"));
});

const preview = async (stays: Member, closes: Member) =>
  (await owner.ask<MergePreview>("previewMerge", { params: { id: stays.id, otherId: closes.id } })).body;

async function wish(stays: Member, closes: Member) {
  const seen = await preview(stays, closes);
  return {
    params: { id: stays.id },
    input: { version: seen.stays.version, otherId: closes.id, otherVersion: seen.closes.version },
    headers: { "idempotency-key": newId() },
  };
}
const merge = async (stays: Member, closes: Member) => owner.ask("mergeCustomers", await wish(stays, closes));

async function rowsOf(table: string, customerId: string): Promise<number> {
  const [row] = await shop.sql<{ n: number }[]>`
    select count(*)::int as n from ${shop.sql(table)} where customer_id = ${customerId}`;
  return row?.n ?? 0;
}

const review = (customerId: string, title: string) =>
  shop.sql`insert into product_review (id, product_id, language_id, customer_id, title, content, points, received_at)
    values (gen_random_uuid(), ${id.product("hose")}, ${id.language("de")}, ${customerId}, ${title}, 'Hält.', 5, now())`;

it("every table that refers to customers is named", async () => {
  const found = await shop.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'customer_id' and t.table_type = 'BASE TABLE'
    union
    select r.conrelid::regclass::text from pg_constraint r where r.contype = 'f' and r.confrelid = 'customer'::regclass`;
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(customerTables).toSorted());
});

describe("two accounts", () => {
  let stays: Member;
  let closes: Member;
  let moved: string;
  let sent: Awaited<ReturnType<typeof wish>>;

  beforeAll(async () => {
    stays = await memberWith(shop, item("hose"));
    await order(shop, stays);
    closes = await memberWith(shop, item("hose"));
    moved = (await order(shop, closes)).id;
    await closes.shopper.add(item("hose"));
    await shop.sql`update customer_address set street = 'Anderer Weg 2' where customer_id = ${closes.id}`;
    await shop.sql`insert into customer_address (id, customer_id, first_name, last_name, street, zipcode, city, country_id)
      select gen_random_uuid(), ${closes.id}, first_name, last_name, street, zipcode, city, country_id
      from customer_address where customer_id = ${stays.id}`;
    await review(stays.id, "Gut");
    await review(closes.id, "Auch gut");
    for (const each of [stays, closes])
      // oxlint-disable-next-line no-await-in-loop -- two of them
      await shop.sql`insert into wishlist_product (customer_id, product_id) values (${each.id}, ${id.product("hose")})`;
    await shop.sql`insert into customer_identity (provider, subject, customer_id) values ('google', ${closes.id}, ${closes.id})`;
    await shop.sql`insert into promotion_redemption (order_id, promotion_id, customer_id, email, discount_cents)
      values (${moved}, gen_random_uuid(), ${closes.id}, ${closes.email}, 100)`;
    sent = await wish(stays, closes);
  });

  it("are shown beside each other first, with what becomes of each part", async () => {
    const seen = await preview(stays, closes);
    expect(seen).toMatchObject({
      stays: { email: stays.email, orderCount: 1 },
      closes: { email: closes.email, orderCount: 1 },
      refusals: [],
    });
    expect(seen.parts).toEqual(
      expect.arrayContaining([
        { part: "orders", stays: 1, closes: 1, fate: "moves" },
        { part: "addresses", stays: 1, closes: 2, fate: "moves" },
        { part: "identities", stays: 0, closes: 1, fate: "ends" },
        { part: "cart", stays: 0, closes: 1, fate: "ends" },
      ]),
    );
  });

  it("become one: what they own is together, and nothing refers to the one that closed", async () => {
    expect((await owner.ask("mergeCustomers", sent)).status).toBe(204);
    const counts = {
      shop_order: await rowsOf("shop_order", stays.id),
      order_outline: await rowsOf("order_outline", stays.id),
      promotion_redemption: await rowsOf("promotion_redemption", stays.id),
      customer_address: await rowsOf("customer_address", stays.id),
      wishlist_product: await rowsOf("wishlist_product", stays.id),
      product_review: await rowsOf("product_review", stays.id),
      customer_identity: await rowsOf("customer_identity", stays.id),
    };
    expect(counts).toEqual({
      shop_order: 2,
      order_outline: 2,
      promotion_redemption: 1,
      // The one they both had was not doubled.
      customer_address: 2,
      wishlist_product: 1,
      product_review: 1,
      customer_identity: 0,
    });
    for (const table of Object.keys(customerTables))
      // oxlint-disable-next-line no-await-in-loop -- a dozen tables
      expect([table, await rowsOf(table, closes.id)]).toEqual([table, 0]);
    const [kept] = await shop.sql`select order_count, version from customer where id = ${stays.id}`;
    expect(kept).toEqual({ order_count: 2, version: sent.input.version + 1 });
  });

  it("the customer sees both orders in the account that stays", async () => {
    const list = await readOrders(shop, stays.headers);
    expect(list.orders.elements.map((each) => each.id)).toContain(moved);
    expect(list.orders.elements).toHaveLength(2);
  });

  it("nobody is signed in to the other any more, or signs in", async () => {
    expect(await whoIs(shop, closes.token)).toBeNull();
    expect((await tryLogin(shop, closes.email, { password: PASSWORD })).status).toBe(401);
    expect(await whoIs(shop, stays.token)).toBe(stays.email);
  });

  it("sent again with the same key it is answered the same and done once; with another it finds nobody", async () => {
    expect((await owner.ask("mergeCustomers", sent)).status).toBe(204);
    const again = { ...sent, headers: { "idempotency-key": newId() } };
    expect((await owner.ask("mergeCustomers", again)).faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
    const input = { filter: { object: stays.id } };
    const { items } = (await owner.ask<ListPage<AuditEntry>>("listAudit", { input })).body;
    expect(items).toMatchObject([
      { action: "mergeCustomers", resource: "personal-data", after: { moved: { orders: 1, addresses: 2 } } },
    ]);
    const named = JSON.stringify(items.map(({ before, after }) => [before, after]));
    expect(named).not.toMatch(new RegExp(`Brenner|${stays.email}|${closes.email}`));
  });
});

it("a guest's orders go to the account of the same address, whose letters stay", async () => {
  const stays = await newMember(shop);
  const closes = await newGuest(shop);
  await shop.sql`update customer set email = ${stays.email} where id = ${closes.id}`;
  await closes.shopper.add(item("hose"));
  const placed = await order(shop, closes);
  await shop.sql`update mail set sent_at = now() where recipient = ${stays.email}`;
  const [before] = await shop.sql`select count(*) from mail where recipient = ${stays.email}`;
  expect((await merge(stays, closes)).status).toBe(204);
  expect(await shop.sql`select customer_id from shop_order where id = ${placed.id}`).toEqual([
    { customer_id: stays.id },
  ]);
  expect(await shop.sql`select count(*) from mail where recipient = ${stays.email}`).toEqual([before]);
});

describe("is refused with its reasons", () => {
  async function refused(change: (stays: Member, closes: Member) => Promise<unknown>) {
    const stays = await newMember(shop);
    const closes = await newMember(shop);
    await change(stays, closes);
    const answer = await merge(stays, closes);
    expect(answer.faults).toEqual(["409 ADMIN__NOT_MERGEABLE"]);
    expect(await rowsOf("customer_address", closes.id)).toBe(1);
    return answer.errors[0]?.meta?.parameters?.["reasons"];
  }
  const set = (column: string, value: unknown) => (_stays: Member, closes: Member) =>
    shop.sql`update customer set ${shop.sql({ [column]: value } as never)} where id = ${closes.id}`;

  it.each([
    ["another group", set("customer_group_id", id.customerGroup("trade")), ["OTHER_GROUP"]],
    ["a request for a group", set("requested_group_id", id.customerGroup("trade")), ["ASKS_FOR_A_GROUP"]],
    ["a blocked account", set("active", false), ["BLOCKED"]],
    [
      "a guest that would stay",
      (stays: Member) => shop.sql`update customer set guest = true where id = ${stays.id}`,
      ["INTO_A_GUEST"],
    ],
    [
      "a payment that was begun",
      async (_stays: Member, closes: Member) => {
        await closes.shopper.add(item("hose"));
        const placed = await order(shop, closes);
        await shop.sql`update order_transaction set state = 'in_progress' where order_id = ${placed.id}`;
      },
      ["OPEN_PAYMENT"],
    ],
    [
      "a message nobody answered",
      (_stays: Member, closes: Member) => insertContactMessage(shop.sql, { email: closes.email }),
      ["OPEN_MESSAGE"],
    ],
  ])("%s", async (_title, change, reasons) => {
    expect(await refused(change)).toEqual(reasons);
  });

  it("one of the two changed since it was seen", async () => {
    const stays = await newMember(shop);
    const closes = await newMember(shop);
    const seen = await wish(stays, closes);
    await shop.sql`update customer set last_name = 'Anders' where id = ${closes.id}`;
    expect((await owner.ask("mergeCustomers", seen)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
    expect(await rowsOf("customer_address", closes.id)).toBe(1);
  });

  it("somebody who may not erase", async () => {
    const { client } = await admin.worker("service");
    const seen = await wish(await newMember(shop), await newMember(shop));
    expect((await client.ask("mergeCustomers", seen)).faults).toEqual(["403 ADMIN__NOT_ALLOWED"]);
  });
});

it(
  "an order placed meanwhile is moved with the others or refused: it is never lost, and nobody's",
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < 12; round++) {
      // oxlint-disable no-await-in-loop -- one race after the other
      const stays = await newMember(shop);
      const closes = await memberWith(shop, item("hose"));
      const sent = await wish(stays, closes);
      const [merged, ordered] = await Promise.all([
        owner.ask("mergeCustomers", sent),
        tryOrder(shop, closes),
      ]);
      expect(merged.status).toBe(204);
      const placed = await shop.sql<{ customer_id: string | null }[]>`
      select customer_id from shop_order where email = ${closes.email}`;
      const isPlaced = ordered.status === 200;
      expect(placed.map((each) => each.customer_id)).toEqual(isPlaced ? [stays.id] : []);
      expect([200, 403]).toContain(ordered.status);
      const [{ order_count: counted } = { order_count: -1 }] = await shop.sql<{ order_count: number }[]>`
      select order_count from customer where id = ${stays.id}`;
      expect(counted).toBe(isPlaced ? 1 : 0);
      // oxlint-enable no-await-in-loop
    }
  },
);
