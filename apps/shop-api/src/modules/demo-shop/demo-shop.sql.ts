import type { GoingThing } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";

export const EMPTY_DEMO = "empty_demo";

interface DemoRow {
  isAsked: boolean;
  isEmptied: boolean;
  version: number;
}

export async function selectDemo(sql: Sql): Promise<DemoRow | undefined> {
  const [row] = await sql<DemoRow[]>`
    select asked_at is not null as "isAsked", emptied_at is not null as "isEmptied", version from demo_shop`;
  return row;
}

export async function lockDemo(tx: Sql): Promise<void> {
  await tx`select from demo_shop for update`;
}

export async function markAsked(tx: Sql): Promise<void> {
  await tx`update demo_shop set asked_at = now()`;
}

export async function markEmptied(tx: Sql): Promise<void> {
  await tx`update demo_shop set emptied_at = now()`;
}

export async function queueEmptying(tx: Sql): Promise<void> {
  await tx`select graphile_worker.add_job(${EMPTY_DEMO}, '{}'::json, priority => ${jobPriority.last})`;
}

type Counts = Record<GoingThing, number>;

/** Changes that the shop has still to follow. */
export async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await sql<[{ waiting: number }]>`select count(*)::int as waiting from outbox`;
  return row.waiting;
}

export async function countGoing(sql: Sql): Promise<Counts> {
  const [row] = await sql<[Counts]>`
    select
      (select count(*)::int from product where parent_id is null) as products,
      (select count(*)::int from category where parent_id is not null) as categories,
      (select count(*)::int from manufacturer) as makers,
      (select count(*)::int from customer) as customers,
      (select count(*)::int from shop_order) as orders,
      (select count(*)::int from promotion) as promotions,
      (select count(*)::int from product_review) as reviews,
      (select count(*)::int from landing_page) as pages,
      (select count(*)::int from media) as pictures`;
  return row;
}
