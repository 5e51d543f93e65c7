import type { AuditEntry, DeadJob, HealthReport, ListPage } from "@hearth/admin-contract";
import { describe, expect, it } from "vitest";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

const die = async (task: string, error: string) => {
  const [job] = await shop.sql<{ id: string }[]>`
    select (graphile_worker.add_job(${task}, '{}'::json, max_attempts => 2)).id::text as id`;
  const id = job?.id ?? "";
  await shop.sql`update graphile_worker._private_jobs set attempts = 2, last_error = ${error} where id = ${id}::bigint`;
  return id;
};
const exists = async (id: string) =>
  (await shop.sql`select from graphile_worker.jobs where id = ${id}::bigint`).length > 0;

describe("a job that nobody tries any more", () => {
  it("is given up by the owner, and the record says so without naming anybody", async () => {
    const { client, email } = await admin.worker("owner");
    const id = await die("send_nothing", "550 <ada@example.com>: no such mailbox");
    const { items } = (
      await client.ask<ListPage<DeadJob>>("listDeadJobs", { input: { filter: { task: "send_nothing" } } })
    ).body;
    expect(items).toMatchObject([{ id, lastError: "550 <…@…>: no such mailbox" }]);
    expect((await client.ask("giveUpJob", { params: { id } })).status).toBe(204);
    expect(await exists(id)).toBe(false);
    const record = (
      await client.ask<ListPage<AuditEntry>>("listAudit", {
        input: { filter: { object: id, resource: "job" } },
      })
    ).body.items;
    expect(record).toMatchObject([{ action: "giveUpJob", staff: email }]);
    expect(JSON.stringify(record)).not.toContain("ada@example.com");
    expect((await client.ask("giveUpJob", { params: { id } })).status).toBe(404);
  });

  it("is not given up by who may only try it again", async () => {
    const { client } = await admin.worker("orders");
    const id = await die("send_nothing", "no");
    expect((await client.ask("giveUpJob", { params: { id } })).status).toBe(403);
    expect(await exists(id)).toBe(true);
  });

  it("is not given up while it is still tried", async () => {
    const { client } = await admin.worker("owner");
    const [job] = await shop.sql<{ id: string }[]>`
      select (graphile_worker.add_job('send_nothing', '{}'::json)).id::text as id`;
    const id = job?.id ?? "";
    expect((await client.ask("giveUpJob", { params: { id } })).status).toBe(404);
    expect(await exists(id)).toBe(true);
  });
});

it("health says what answers, what waits and since when, and misses a worker that is away", async () => {
  const { client } = await admin.worker("owner");
  const stateOf = async () => {
    const { parts } = (await client.ask<HealthReport>("readHealth")).body;
    return Object.fromEntries(parts.map((part) => [part.part, part]));
  };
  await shop.sql`delete from graphile_worker._private_jobs`;
  const calm = await stateOf();
  expect(calm["database"]?.milliseconds).toBeGreaterThanOrEqual(0);
  expect(calm["worker"]).toMatchObject({ state: "bad", since: null });
  expect(calm["jobs"]).toMatchObject({ state: "good", waiting: 0, since: null });
  expect(calm["dead-jobs"]).toMatchObject({ state: "good", waiting: 0 });

  await die("send_nothing", "no");
  await shop.sql`select graphile_worker.add_job('send_nothing', '{}'::json, run_at => now() - interval '2 minutes')`;
  await shop.sql`select graphile_worker.add_job('send_nothing', '{}'::json, run_at => now() + interval '1 hour')`;
  await shop.sql`delete from outbox`;
  await shop.sql`insert into outbox (entity, entity_id, created_at)
    values ('nothing', '00000000-0000-0000-0000-000000000001', now() - interval '90 seconds')`;
  const busy = await stateOf();
  expect(busy["jobs"]).toMatchObject({ state: "slow", waiting: 1 });
  expect(busy["dead-jobs"]).toMatchObject({ state: "slow", waiting: 1 });
  expect(busy["outbox"]).toMatchObject({ state: "bad", waiting: 1 });
  expect(Date.now() - Date.parse(busy["jobs"]?.since ?? "")).toBeGreaterThan(119_000);
});
