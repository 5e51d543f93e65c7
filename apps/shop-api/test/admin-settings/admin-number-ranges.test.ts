import type { ListPage, NumberRange, OrderHead } from "@hearth/admin-contract";
import { shopDay } from "@hearth/rules";
import type { Sql as PlainSql } from "postgres";
import { expect, it } from "vitest";
import { checkInvariants } from "../../../../bench/src/invariants/check-invariants.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { runConfirmations } from "../harness/order/confirmations.ts";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

const nextOrder = async (client: AdminClient) => {
  const { ranges } = (await client.ask<{ ranges: NumberRange[] }>("listNumberRanges")).body;
  return ranges.find(({ id }) => id === "order")?.next;
};
const raise = (client: AdminClient, next: number) =>
  client.ask<NumberRange>("changeNumberRange", { params: { id: "order" }, input: { next } });

it("the next order gets the number that was set", async () => {
  const { client } = await admin.worker("owner");
  expect((await raise(client, 70_000)).body).toEqual({ id: "order", next: 70_000, pattern: "{n}" });
  const { orderNumber } = await order(shop, await guestWith(shop, item("hose")));
  expect(orderNumber).toBe("70000");
  expect(await nextOrder(client)).toBe(70_001);
});

it.each([70_000, 70_001, 1])("a number never goes back, nor stays: %i", async (next) => {
  const { client } = await admin.worker("owner");
  const refused = await raise(client, next);
  expect(refused.errors[0]?.meta?.parameters?.["reason"]).toBe("NOT_HIGHER");
  expect(await nextOrder(client)).toBe(70_001);
});

it("of two people at once the higher number holds, and no number is given twice", async () => {
  const { client } = await admin.worker("owner");
  const [, , placed] = await Promise.all([
    raise(client, 80_000),
    raise(client, 90_000),
    order(shop, await guestWith(shop, item("hose"))),
  ]);
  const after = await order(shop, await guestWith(shop, item("hose")));
  expect(Number(after.orderNumber)).toBeGreaterThanOrEqual(90_000);
  expect(after.orderNumber).not.toBe(placed.orderNumber);
});

const write = (client: AdminClient, id: string, pattern: string) =>
  client.ask<NumberRange>("changeNumberRange", { params: { id }, input: { pattern } });

it("orders and invoices are written as staff say, many at once without gap or double, and are found by it", async () => {
  const { client } = await admin.worker("owner");
  const year = shopDay(Date.now()).slice(0, 4);
  expect((await write(client, "order", "B-{year}-{n}")).body.pattern).toBe("B-{year}-{n}");
  expect((await write(client, "invoice", "RE-{year}-{n}")).status).toBe(200);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => guestWith(shop, item("hose"))));
  const placed = await Promise.all(buyers.map((buyer) => order(shop, buyer)));
  const numbers = placed.map(({ orderNumber }) => orderNumber);
  expect(new Set(numbers).size).toBe(placed.length);
  for (const number of numbers) expect(number).toMatch(new RegExp(`^B-${year}-\\d+$`));
  await runConfirmations(shop);
  const [invoice] = await shop.sql<{ number: string; content: Buffer }[]>`
    select number, content from order_document where order_id = ${placed[0]?.id ?? ""}`;
  expect(invoice?.number).toMatch(new RegExp(`^RE-${year}-20\\d{3}$`));
  expect(readPdf(invoice?.content ?? Buffer.alloc(0)).text).toContain(`Rechnung ${invoice?.number}`);
  const orders = await admin.worker("orders");
  const search = async (text: string) =>
    (await orders.client.ask<ListPage<OrderHead>>("listOrders", { input: { search: text } })).body.items.map(
      ({ number }) => number,
    );
  expect(await search(numbers[3] ?? "")).toEqual([numbers[3]]);
  expect(await search((numbers[3] ?? "").replace(/^.*-/, ""))).toEqual([numbers[3]]);
  expect(
    (await checkInvariants(shop.sql as unknown as PlainSql)).filter(
      ({ invariant }) => invariant === "i08-numbers",
    ),
  ).toEqual([]);
  await write(client, "order", "{n}");
  await write(client, "invoice", "{n}");
});

it.each([
  ["order", "B{year}", "NUMBER_NOT_LAST"],
  ["invoice", "RE/{n}", "PATTERN_SIGN"],
  ["invoice", "R{year}{n}", "DIGIT_BEFORE_NUMBER"],
  ["invoice", "S{n}", "PATTERN_TAKEN"],
  // Invoices were written so before: their numbers stay.
  ["storno", "RE-2026-{n}", "PATTERN_TAKEN"],
])("%s is not written %s: %s", async (id, pattern, reason) => {
  const { client } = await admin.worker("owner");
  const refused = await write(client, id, pattern);
  expect(refused.errors[0]?.meta?.parameters?.["reason"]).toBe(reason);
});

it("customers are numbered as staff say, from a higher number on; documents may be written alike", async () => {
  const { client } = await admin.worker("owner");
  const year = shopDay(Date.now()).slice(0, 4);
  const customers = { params: { id: "customer" } };
  const { body } = await client.ask<NumberRange>("changeNumberRange", {
    ...customers,
    input: { next: 50_000, pattern: "S{n}" },
  });
  expect(body).toEqual({ id: "customer", next: 50_000, pattern: "S{n}" });
  expect((await write(client, "customer", "K-{year}-{n}")).status).toBe(200);
  const { orderCustomer } = await order(shop, await guestWith(shop, item("hose")));
  expect(orderCustomer?.customerNumber).toBe(`K-${year}-50000`);
  const lower = await client.ask("changeNumberRange", { ...customers, input: { next: 50_001 } });
  expect(lower.errors[0]?.meta?.parameters?.["reason"]).toBe("NOT_HIGHER");
  const search = `K-${year}-50000`;
  const found = await client.ask<ListPage<{ number: string }>>("listCustomers", { input: { search } });
  expect(found.body.items.map(({ number }) => number)).toEqual([search]);
  await write(client, "customer", "{n}");
});

it("numbers that staff left out are not missed by the invariants, those that went are", async () => {
  const plain = shop.sql as unknown as PlainSql;
  const missed = async () =>
    (await checkInvariants(plain))
      .filter(({ invariant }) => invariant === "i08-numbers")
      .map(({ subject }) => subject);
  const { client } = await admin.worker("owner");
  await raise(client, 100_000);
  expect(await missed()).toEqual([]);
  await shop.sql`update number_range set last = last + 1 where name = 'order'`;
  expect(await missed()).toEqual(["number 100000"]);
});
