import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { testShop } from "../harness/test-shop.ts";

/* What an order's commit writes says no word: commits that notify stand in one line. */
const shop = testShop();

it("a job that is queued quietly is the job the library would have queued", async () => {
  const queue = async (task: string, call: "loud" | "quiet") => {
    const payload = JSON.stringify({ orderId: "1" });
    const [row] =
      call === "loud"
        ? await shop.sql<{ id: number }[]>`
            select (graphile_worker.add_job(${task}, ${payload}::text::json, priority => 3)).id`
        : await shop.sql<{ id: number }[]>`select add_quiet_job(${task}, ${payload}::text::json, 3) as id`;
    const [job] = await shop.sql`
      select to_jsonb(j) - 'id' - 'created_at' - 'updated_at' - 'run_at' as job, run_at <= now() as is_due
      from graphile_worker._private_jobs j where id = ${row?.id ?? 0}`;
    return job;
  };
  const loud = await queue("nothing", "loud");
  expect(await queue("nothing", "quiet")).toEqual(loud);
  // The first of its kind.
  expect((await queue("nothing_else", "quiet"))?.["is_due"]).toBe(true);
});

it("neither the job nor the goods that are sold out notify", async () => {
  const heard: string[] = [];
  for (const channel of ["outbox", "jobs:insert"])
    await shop.sql.listen(channel, (message) => heard.push(`${channel} ${message}`));
  const [goods] = await shop.sql<{ product_id: string }[]>`
    select s.product_id from product_stock s join product p on p.id = s.product_id
    where p.is_closeout and s.stock - s.reserved > 0 limit 1`;
  await shop.sql`select add_quiet_job('nothing', '{}', 0)`;
  await shop.sql`update product_stock set reserved = stock where product_id = ${goods?.product_id ?? id.product("hose")}`;
  expect(
    await shop.sql`select from outbox where entity = 'stock' and entity_id = ${goods?.product_id ?? ""}`,
  ).toHaveLength(1);
  for (const channel of ["outbox", "jobs:insert"]) await shop.sql.notify(channel, "last");
  await eventually(async () => {
    if (heard.length < 2) throw new Error("not yet");
  }, 20_000);
  expect(heard.toSorted()).toEqual(["jobs:insert last", "outbox last"]);
});

it("workers hear of several jobs at once, after they are there", async () => {
  const heard: { count: number }[] = [];
  await shop.sql.listen("jobs:insert", (message) => heard.push(JSON.parse(message) as { count: number }));
  for (let n = 0; n < 3; n++) shop.services.wakeWorkers();
  await eventually(async () => {
    if (heard.length === 0) throw new Error("not yet");
  }, 20_000);
  expect(heard).toMatchObject([{ count: 3 }]);
});
