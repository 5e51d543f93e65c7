import type { SalesFigures } from "@hearth/admin-contract";
import { addDays, shopDay, startOfDay } from "@hearth/rules";
import { beforeAll, describe, expect, it } from "vitest";
import { cancelOrder } from "../../src/modules/order/index.ts";
import { createTransact } from "../../src/platform/database/transaction.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { insertOrder, type OrderToInsert } from "../harness/order/given-order.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
const today = shopDay(Date.now());
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
});

const place = async (placedAt: number, more: Partial<OrderToInsert> = {}) => {
  const { id } = await insertOrder(shop.sql, { method: "invoice", amountCents: 1000, ...more });
  await shop.sql`update shop_order set placed_at = ${new Date(placedAt)} where id = ${id}`;
  return id;
};
const read = async () => (await client.ask<SalesFigures>("readSalesFigures")).body;
const on = (figures: SalesFigures, day: string) => figures.days.find((each) => each.day === day);

describe("figures of sales", () => {
  it("have thirty days, and nothing where nothing was sold", async () => {
    const figures = await read();
    expect(figures.currency).toBe("EUR");
    expect(figures.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, at) => addDays(today, at - 29)),
    );
    expect(figures.days.every(({ orders, cents }) => orders === 0 && cents === 0)).toBe(true);
  });

  it("count an order on the day it is in Berlin", async () => {
    const day = addDays(today, -10);
    await place(startOfDay(day));
    await place(startOfDay(day) - 1);
    await place(startOfDay(addDays(day, 1)) - 1, { amountCents: 250 });
    const figures = await read();
    expect(on(figures, day)).toEqual({ day, orders: 2, cents: 1250 });
    expect(on(figures, addDays(day, -1))).toMatchObject({ orders: 1, cents: 1000 });
  });

  it("leave out what was called off, what is older and what is of another currency", async () => {
    const day = addDays(today, -20);
    const called = await place(startOfDay(day), { amountCents: 77 });
    await place(startOfDay(day), { amountCents: 500 });
    await place(startOfDay(day), { currency: "pln" });
    await place(startOfDay(addDays(today, -30)));
    expect(on(await read(), day)).toMatchObject({ orders: 2, cents: 577 });
    await createTransact(shop.sql)((tx) => cancelOrder(tx, called, "staff"));
    const figures = await read();
    expect(on(figures, day)).toMatchObject({ orders: 1, cents: 500 });
    expect(figures.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(4);
  });

  it("hold today against the same weekday until the same time", async () => {
    const weekAgo = addDays(today, -7);
    const elapsed = Date.now() - startOfDay(today);
    await place(Date.now());
    await place(startOfDay(weekAgo));
    // Later that day: it does not count yet.
    await place(startOfDay(weekAgo) + elapsed + 10 * 60_000);
    const figures = await read();
    expect([figures.today, figures.weekBefore]).toEqual([
      { orders: 1, cents: 1000 },
      { orders: 1, cents: 1000 },
    ]);
  });
});

it("money is for those who may read orders", async () => {
  const statuses = ["service", "read-only", "catalogue", "content", "marketing"] as const;
  const answers = await Promise.all(
    statuses.map(async (role) => (await (await admin.worker(role)).client.ask("readSalesFigures")).status),
  );
  expect(answers).toEqual([200, 200, 403, 403, 403]);
});
