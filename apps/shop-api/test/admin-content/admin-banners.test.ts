import type { AdminBanner, AuditEntry, ListPage } from "@hearth/admin-contract";
import type { Banners } from "@hearth/contract";
import { addDays, shopDay, startOfDay } from "@hearth/rules";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { bannerWish } from "../harness/content/given-banner.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

/* A line above every page, from a day to a day: seen by everybody within seconds, although answers are kept. */
const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("marketing"));
});
beforeEach(async () => {
  await shop.sql`delete from banner`;
  await shows([]);
});

const today = shopDay(Date.now());
const german = { "sw-language-id": id.language("de") };
const shown = async (headers: Record<string, string> = german) =>
  (await shop.api.get<Banners>("/hearth/banner", headers)).body.elements.map(({ text }) => text);
/** Answers are kept; what changed reaches them through the worker. */
const shows = (texts: string[], headers: Record<string, string> = german) =>
  eventually(async () => expect(await shown(headers)).toEqual(texts), 30_000);
const create = (more: Partial<typeof bannerWish> = {}) =>
  client.ask<AdminBanner>("createBanner", { input: { ...bannerWish, ...more } });
const texts = (text: string) => bannerWish.texts.map((each) => ({ ...each, text }));

it("a new one is shown within seconds, in each language with its own words and link", async () => {
  const { body } = await create();
  expect(body).toMatchObject({ state: "shown", version: 1 });
  await shows(["Versand heute frei"]);
  await shows(["Dziś dostawa gratis"], { "sw-language-id": id.language("pl") });
  const { body: english } = await shop.api.get<Banners>("/hearth/banner", {
    "sw-language-id": id.language("en"),
  });
  expect(english.elements).toMatchObject([{ linkText: "See the offer", link: "/offer" }]);
});

it("of several the most important comes first; planned ones and those that are over do not", async () => {
  await create({ texts: texts("leise") });
  await create({ texts: texts("laut"), priority: 5 });
  await create({ texts: texts("morgen"), fromDay: addDays(today, 1), priority: 9 });
  await create({ texts: texts("gestern"), untilDay: addDays(today, -1), priority: 9 });
  await create({ texts: texts("letzter Tag"), untilDay: today, priority: 1 });
  await shows(["laut", "letzter Tag", "leise"]);
  const { items } = (await client.ask<ListPage<AdminBanner>>("listBanners")).body;
  expect(items.map(({ state }) => state).toSorted()).toEqual(["over", "planned", "shown", "shown", "shown"]);
});

it("the worker is woken when its first day begins and after its last one, and tells the caches", async () => {
  const [from, until] = [addDays(today, 3), addDays(today, 5)];
  const { body } = await create({ fromDay: from, untilDay: until });
  const jobs = await shop.sql<{ run_at: string }[]>`
    select run_at from graphile_worker.jobs where task_identifier = 'turn_banners' order by run_at`;
  const turns = jobs.map(({ run_at }) => Date.parse(run_at));
  expect(turns).toEqual(expect.arrayContaining([startOfDay(from), startOfDay(addDays(until, 1))]));
  // Caches have heard of the new one, and keep from now on that nothing is said.
  await eventually(async () => expect(await shop.sql`select from outbox`).toHaveLength(0), 30_000);
  await shows([]);
  // The day has come: nobody changes the banner as staff do, only the clock turns.
  await shop.sql`alter table banner disable trigger user`;
  await shop.sql`update banner set from_day = ${today} where id = ${body.id}`;
  await shop.sql`alter table banner enable trigger user`;
  await shop.sql`update graphile_worker._private_jobs set run_at = now() where key like 'turn_banners:%'`;
  await shop.sql`select pg_notify('jobs:insert', '{}')`;
  await shows(["Versand heute frei"]);
});

it("is changed in the version that was seen, taken away, and all of it is on record", async () => {
  const { body: banner } = await create();
  await shows(["Versand heute frei"]);
  const input = { ...bannerWish, texts: texts("Neu"), version: banner.version };
  const asked = { params: { id: banner.id }, input };
  expect((await client.ask<AdminBanner>("changeBanner", asked)).body).toMatchObject({ version: 2 });
  expect((await client.ask("changeBanner", asked)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  await shows(["Neu"]);
  const removed = await client.ask("removeBanner", { params: { id: banner.id }, input: { version: 2 } });
  expect(removed.status).toBe(204);
  await shows([]);
  const owner = await admin.worker("owner");
  const filter = { object: banner.id };
  const { items } = (await owner.client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter } })).body;
  expect(items.map(({ action }) => action)).toEqual(["removeBanner", "changeBanner", "createBanner"]);
});

it("says nothing in half of the languages, leads nowhere but into the shop, and ends after it begins", async () => {
  const reasons = async (more: Partial<typeof bannerWish>) => {
    const { status, errors } = await create(more);
    return [status, errors[0]?.meta?.parameters?.["reason"]];
  };
  expect(await reasons({ texts: bannerWish.texts.slice(0, 2) })).toEqual([400, "WORDS_MISSING"]);
  const away = bannerWish.texts.map((each) => ({ ...each, linkText: "Da", link: "//evil.example" }));
  expect(await reasons({ texts: away })).toEqual([400, "LINK_INVALID"]);
  expect(await reasons({ untilDay: "2019-12-31" })).toEqual([400, "LAST_DAY_BEFORE_FIRST"]);
});

it("whoever only looks at marketing changes nothing", async () => {
  const { client: looker } = await admin.worker("read-only");
  expect((await looker.ask("listBanners")).status).toBe(200);
  expect((await looker.ask("createBanner", { input: bannerWish })).faults).toEqual([
    "403 ADMIN__NOT_ALLOWED",
  ]);
});
