import type { AuditEntry, DeadJob, ListPage, OrderHead, OrderSheet } from "@hearth/admin-contract";
import type { Order } from "@hearth/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import { memberWith, order } from "../harness/order/checkout.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
let buyer: Member;
let placed: Order;
let other: Order;
beforeAll(async () => {
  ({ client } = await admin.worker("service"));
  buyer = await memberWith(shop, item("hose", 2));
  placed = await order(shop, buyer);
  other = await order(shop, await memberWith(shop, item("valve")));
});

const list = async (input: object = {}) =>
  (await client.ask<ListPage<OrderHead>>("listOrders", { input: { ...input } })).body;
const numbers = async (input: object) => (await list(input)).items.map(({ number }) => number);

describe("orders", () => {
  it("are listed, the newest first, with what counts about them", async () => {
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items.map(({ number }) => number)).toEqual([other.orderNumber, placed.orderNumber]);
    expect(items[1]).toMatchObject({
      id: placed.id,
      name: "Ada Brenner",
      email: buyer.email,
      state: "open",
      paymentState: "open",
      deliveryState: "open",
      totalCents: Math.round(placed.amountTotal * 100),
      currency: "EUR",
    });
  });

  it("are found by number, name, e-mail and article", async () => {
    expect(await numbers({ search: placed.orderNumber })).toEqual([placed.orderNumber]);
    expect(await numbers({ search: buyer.email.toUpperCase() })).toEqual([placed.orderNumber]);
    expect(await numbers({ search: "ada brenner" })).toHaveLength(2);
    const article = placed.lineItems?.[0]?.payload as { productNumber?: string };
    expect(await numbers({ search: article.productNumber })).toEqual([placed.orderNumber]);
    expect(await numbers({ search: "100%_nothing" })).toEqual([]);
  });

  it("are narrowed by state and day, sorted and paged", async () => {
    expect(await numbers({ filter: { state: "cancelled" } })).toEqual([]);
    expect(await numbers({ filter: { paymentState: "open", deliveryState: "open" } })).toHaveLength(2);
    expect(await numbers({ filter: { until: "2020-01-01" } })).toEqual([]);
    const today = placed.orderDate;
    expect(await numbers({ filter: { from: today, until: today } })).toHaveLength(2);
    const cheapest = [placed, other].toSorted((a, b) => a.amountTotal - b.amountTotal);
    expect(await numbers({ sort: "totalCents" })).toEqual(cheapest.map(({ orderNumber }) => orderNumber));
    const second = await list({ sort: "number", limit: 1, page: 2 });
    expect([second.items.length, second.total, second.page]).toEqual([1, 2, 2]);
    expect(second.items[0]?.number).toBe(other.orderNumber);
  });

  it("are read with lines, payments, deliveries and steps", async () => {
    const sheet = (await client.ask<OrderSheet>("readOrder", { params: { id: placed.id } })).body;
    expect(sheet).toMatchObject({
      number: placed.orderNumber,
      customerId: buyer.id,
      lines: [{ quantity: 2, type: "product", label: placed.lineItems?.[0]?.label }],
      payments: [{ state: "open", amountCents: Math.round(placed.amountTotal * 100), refundedCents: 0 }],
      deliveries: [{ state: "open", trackingCodes: [] }],
      billing: { name: "Ada Brenner", city: "Frankfurt" },
    });
    expect(sheet.payments[0]?.method).toMatch(/^[a-z_-]+$/);
    expect(sheet.steps.length).toBeGreaterThan(0);
  });
});

it("a job that nobody tries any more is listed, and tried again from the beginning", async () => {
  const worker = await admin.worker("orders");
  const [job] = await shop.sql<{ id: string }[]>`
    select (graphile_worker.add_job('send_nothing', '{}'::json, max_attempts => 2)).id::text as id`;
  const id = job?.id ?? "";
  const dead = async () =>
    (
      await worker.client.ask<ListPage<DeadJob>>("listDeadJobs", {
        input: { filter: { task: "send_nothing" } },
      })
    ).body.items;
  expect(await dead()).toEqual([]);
  expect((await worker.client.ask("retryJob", { params: { id } })).status).toBe(404);
  await shop.sql`update graphile_worker._private_jobs set attempts = 2, last_error = 'the server said no' where id = ${id}::bigint`;
  expect(await dead()).toMatchObject([{ id, attempts: 2, lastError: "the server said no" }]);
  expect((await worker.client.ask("retryJob", { params: { id } })).status).toBe(204);
  expect(await dead()).toEqual([]);
  const [now] = await shop.sql`select attempts from graphile_worker.jobs where id = ${id}::bigint`;
  expect(now).toEqual({ attempts: 0 });
  const owner = await admin.worker("owner");
  const { items } = (
    await owner.client.ask<ListPage<AuditEntry>>("listAudit", {
      input: { filter: { object: id, resource: "job" } },
    })
  ).body;
  expect(items).toMatchObject([{ action: "retryJob", staff: worker.email }]);
});
