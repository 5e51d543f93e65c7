import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createMetricsServer } from "@hearth/service/metrics";
import { startShopJobs } from "../../src/shop-jobs.ts";
import { item } from "../harness/order/cart.ts";
import { orderedBy } from "../harness/order/checkout.ts";
import { eventually } from "../harness/eventually.ts";
import { testConfig } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* What somebody who is called at night looks at first: counted where it happens, told on a port of its own, about nobody. */
const shop = testShop();
const told = () => shop.services.metrics.text();
const figure = async (name: string): Promise<number> =>
  Number(
    (await told())
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1) ?? Number.NaN,
  );

it("are told on a port of their own and not where shop and providers ask", async () => {
  await shop.api.get("/context");
  const server = createMetricsServer(shop.services.metrics).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const body = await answer.text();
    expect(answer.status).toBe(200);
    expect(body).toMatch(/shop_api_request_seconds_count\{operation="readContext",status="200"\} \d+/);
    expect(body).toMatch(/shop_api_answer_cache_bytes \d+/);
    expect(body).toMatch(/shop_api_pool_wait_seconds\{pool="write"\} 0\.\d+/);
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  } finally {
    server.close().closeAllConnections();
  }
  expect((await fetch(`${shop.origin}/metrics`)).status).toBe(404);
});

it("know an order and what it is worth, its jobs while they wait, and how long they took", async () => {
  expect(await figure("shop_jobs_waiting")).toBe(0);
  const { order } = await orderedBy(shop, item("hose"));
  const cents = Math.round(order.amountTotal * 100);
  expect(await told()).toMatch(/shop_api_orders_total\{payment="\w+"\} 1\n/);
  expect(await told()).toMatch(new RegExp(`shop_api_order_cents_total\\{payment="\\w+"\\} ${cents}\n`));
  expect(await figure("shop_jobs_waiting")).toBeGreaterThan(0);
  expect(await figure("shop_jobs_oldest_seconds")).toBeGreaterThan(0);
  expect(await told()).toContain("shop_worker_silent_seconds +Inf");
  const jobs = await startShopJobs(testConfig(shop.databaseUrl), () => {}, {
    metrics: shop.services.metrics,
  });
  try {
    await eventually(async () => {
      expect(await told()).toMatch(/shop_worker_job_seconds_count\{task="order_placed",outcome="done"\} 1/);
      expect(await told()).toMatch(/shop_worker_job_delay_seconds_count\{task="order_placed"\} 1/);
      expect(await figure("shop_worker_silent_seconds")).toBeLessThan(60);
    }, 20_000);
  } finally {
    await jobs.stop();
  }
  // Without a mail server the confirmation waits.
  expect(await figure("shop_mails_waiting")).toBeGreaterThan(0);
  expect(await told()).not.toContain(order.orderCustomer?.email ?? "@");
  expect(await told()).not.toContain(order.orderNumber ?? "");
});

it("count what was tried too often, by area, and money that waits to go back", async () => {
  for (let times = 0; times < 12; times++)
    await shop.api.post("/account/login", { username: "nobody@example.com", password: "wrong wrong" });
  expect(await told()).toMatch(/shop_api_attempts_refused_total\{area="login"\} [1-9]/);
  await shop.sql`insert into payment_refund (id, transaction_id, amount_cents, reason, created_at)
    select gen_random_uuid(), id, 100, 'staff', now() - interval '2 hours' from order_transaction limit 1`;
  expect(await figure("shop_transfers_oldest_seconds")).toBeGreaterThan(7000);
  expect(await figure("shop_refunds_oldest_seconds")).toBe(0);
});
