import type { NumberRange } from "@hearth/admin-contract";
import type { Sql as PlainSql } from "postgres";
import { expect, it } from "vitest";
import { checkInvariants } from "../../../bench/src/invariants/check-invariants.ts";
import type { AdminClient } from "./harness/admin-client.ts";
import { item } from "./harness/cart.ts";
import { guestWith, order } from "./harness/checkout.ts";
import { testAdmin } from "./harness/test-admin.ts";
import { testShop } from "./harness/test-shop.ts";

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
  expect((await raise(client, 70_000)).body).toEqual({ id: "order", next: 70_000 });
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
