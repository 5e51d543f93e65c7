import type { ContentPageSheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import { block, pageDraft } from "../harness/content/given-content-page.ts";
import { eventually } from "../harness/eventually.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const [soon, later] = ["2126-12-01T08:00:00.000+00:00", "2126-12-24T08:00:00.000+00:00"];

async function given() {
  const { client } = await admin.worker("content");
  const key = { "idempotency-key": newId() };
  const made = (await client.ask<ContentPageSheet>("createContentPage", { input: pageDraft(), headers: key }))
    .body;
  const params = { id: made.id };
  const read = async () => (await client.ask<ContentPageSheet>("readContentPage", { params })).body;
  const plan = async (publishAt: string | null, endAt: string | null) =>
    client.ask<ContentPageSheet>("scheduleContentPage", {
      params,
      input: { publishAt, endAt, version: (await read()).version },
    });
  return { client, params, made, read, plan };
}

const status = async (page: string) => (await shop.api.post(`/landing-page/${page}`)).status;

/** As if the clock had got there: the plan and the jobs that follow it. */
async function comes(step: "publish" | "end", page: string): Promise<void> {
  await shop.sql`update content_page set ${shop.sql(`${step}_at`)} = now() where id = ${page}`;
  await shop.sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key like ${`content-schedule:${step}:${page}`}), run_at := now())`;
}

it("the worker publishes the version that was planned and ends it, once each", async () => {
  const { client, params, made, read, plan } = await given();
  expect((await plan(soon, later)).body).toMatchObject({
    state: "scheduled",
    publishAt: soon,
    endAt: later,
    publishNumber: 1,
  });
  const { version } = await read();
  const draft = { texts: made.texts, blocks: [block("text", "html", "<p>Später</p>")] };
  await client.ask("changeContentPage", { params, input: { ...draft, version } });
  expect(await status(made.id)).toBe(404);

  await comes("publish", made.id);
  await eventually(async () => expect(await status(made.id)).toBe(200), 20_000);
  const shown = await read();
  expect(shown).toMatchObject({
    state: "published",
    liveNumber: 1,
    number: 2,
    publishAt: null,
    endAt: later,
  });

  // A worker that was killed after its commit does the same again.
  const again = () =>
    shop.sql`select graphile_worker.add_job('content-schedule', json_build_object('pageId', ${made.id}::text))`;
  await Promise.all([again(), again()]);
  await eventually(async () => {
    const left =
      await shop.sql`select from graphile_worker.jobs where task_identifier = 'content-schedule' and run_at <= now()`;
    expect(left).toHaveLength(0);
  }, 20_000);
  expect(await read()).toEqual(shown);

  await comes("end", made.id);
  await eventually(async () => expect(await status(made.id)).toBe(404), 20_000);
  expect(await read()).toMatchObject({ state: "ended", liveNumber: null, endAt: null });
});

it("a plan can be changed and taken back, and its jobs with it", async () => {
  const { made, read, plan } = await given();
  const jobs = async () =>
    (
      await shop.sql<{ key: string; at: string }[]>`
        select split_part(key, ':', 2) as key, run_at as at from graphile_worker.jobs
        where key like ${`content-schedule:%:${made.id}`} order by 1`
    ).map(({ key, at }) => [key, new Date(at).toISOString().replace("Z", "+00:00")]);
  await plan(soon, later);
  expect(await jobs()).toEqual([
    ["end", later],
    ["publish", soon],
  ]);
  await plan(later, null);
  expect(await jobs()).toEqual([["publish", later]]);
  await plan(null, null);
  expect([await jobs(), (await read()).state]).toEqual([[], "draft"]);
});

it.each([
  ["2020-01-01T00:00:00.000Z", null, "IN_THE_PAST"],
  [later, soon, "ENDS_BEFORE_IT_BEGINS"],
  [null, later, "NEVER_BEGINS"],
])("from %s to %s is refused: %s", async (publishAt, endAt, reason) => {
  const { plan } = await given();
  const answer = await plan(publishAt, endAt);
  expect(answer.status).toBe(400);
  expect(answer.errors[0]?.meta?.parameters?.["reason"]).toBe(reason);
});
