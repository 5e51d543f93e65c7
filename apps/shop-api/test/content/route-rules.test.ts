import type { AdminRouteRule, ListPage } from "@hearth/admin-contract";
import type { RouteRules } from "@hearth/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AdminAnswer, AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop({
  prepare: (sql) => sql`update sales_channel set redirect_hosts = '{partner.example}'`,
});
testWorker(shop);
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("content"));
});
afterEach(() => shop.sql`delete from route_rule`);

const create = (input: object) => client.ask<AdminRouteRule>("createRouteRule", { input: { ...input } });
const change = async (ruleId: string, input: object) =>
  client.ask<AdminRouteRule>("changeRouteRule", {
    params: { id: ruleId },
    input: { ...input, version: await versionOf(ruleId) },
  });
const end = async (ruleId: string) =>
  client.ask("endRouteRule", { params: { id: ruleId }, input: { version: await versionOf(ruleId) } });
const versionOf = async (ruleId: string) =>
  (await shop.sql<{ version: number }[]>`select version from route_rule where id = ${ruleId}`)[0]?.version ??
  1;
const rule = (source: string, target: string | null = "/new", more: object = {}) => ({
  match: "exact",
  source,
  target,
  status: 301,
  ...more,
});
const add = async (...given: Parameters<typeof rule>) => (await create(rule(...given))).body.id;
const refusal = ({ status, errors }: AdminAnswer<unknown>) => [
  status,
  ...errors.map(({ meta, source }) => meta?.parameters?.["reason"] ?? source?.pointer),
];
const told = async () =>
  (await shop.api.get<RouteRules>("/hearth/route-rule")).body.elements.map(({ source }) => source);

it("keeps a rule, tells it to the storefront, changes and ends it [44]", async () => {
  expect(await told()).toEqual([]);
  const own = await add("/old", "/new", { locale: "pl-PL", keepsQuery: false, position: 3 });
  await eventually(async () => expect(await told()).toEqual(["/old"]), 20_000);
  const { elements } = (await shop.api.get<RouteRules>("/hearth/route-rule")).body;
  expect(elements).toEqual([
    {
      id: own,
      ...rule("/old"),
      locale: "pl-PL",
      keepsQuery: false,
      position: 3,
      apiAlias: "hearth_route_rule",
    },
  ]);
  expect((await change(own, rule("/older"))).body).toMatchObject({ source: "/older", version: 2 });
  await eventually(async () => expect(await told()).toEqual(["/older"]), 20_000);
  expect((await end(own)).status).toBe(204);
  await eventually(async () => expect(await told()).toEqual([]), 20_000);
  expect((await client.ask<ListPage<AdminRouteRule>>("listRouteRules")).body.items).toEqual([]);
  expect((await end(own)).status).toBe(404);
});

it("tells a channel its own rules and those of all [44]", async () => {
  await add("/all");
  const [channel] = await shop.sql<{ id: string }[]>`select id from sales_channel`;
  await add("/own", "/new", { channelId: channel?.id });
  await eventually(async () => expect(await told()).toEqual(["/all", "/own"]), 20_000);
});

describe("refuses when saved", () => {
  it.each<[string, object, readonly unknown[]]>([
    ["no path", rule("old"), [400, "SOURCE_INVALID"]],
    ["the checkout", rule("/checkout/cart"), [400, "SOURCE_RESERVED"]],
    ["everything", { ...rule("/*"), match: "pattern" }, [400, "SOURCE_TOO_WIDE"]],
    ["another host", rule("/old", "https://evil.example"), [400, "TARGET_HOST_UNKNOWN"]],
    ["a host of the request", rule("/old", "//evil.example"), [400, "TARGET_INVALID"]],
    ["a script", rule("/old", "javascript:alert(1)"), [400, "TARGET_INVALID"]],
    ["a backslash", rule("/old", "/\\evil.example"), [400, "TARGET_INVALID"]],
    ["itself", rule("/old", "/old"), [409, "LOOP"]],
    ["nowhere", rule("/old", null), [400, "TARGET_MISSING"]],
    ["an unknown language", rule("/old", "/new", { locale: "fr-FR" }), [400, "/locale"]],
    ["an unknown channel", rule("/old", "/new", { channelId: id.unknownId }), [400, "/channelId"]],
    ["a channel that is none", rule("/old", "/new", { channelId: "x" }), [400, "/channelId"]],
  ])("%s [44]", async (_name, body, expected) => {
    expect(refusal(await create(body))).toEqual(expected);
    expect(await shop.sql`select from route_rule`).toHaveLength(0);
  });

  it.each<[string, object]>([
    ["no status", { match: "exact", source: "/old" }],
    ["another status", rule("/old", "/new", { status: 307 })],
    ["another kind", rule("/old", "/new", { match: "regex" })],
    ["a place below all", rule("/old", "/new", { position: -1 })],
    ["an endless address", rule(`/${"a".repeat(2000)}`)],
  ])("%s [44]", async (_name, body) => {
    expect((await create(body)).status).toBe(400);
  });

  it("what closes a circle, also by a change [44]", async () => {
    const [first, last] = [await add("/a", "/b"), await add("/b", "/c")];
    const { status, errors } = await create(rule("/c", "/a"));
    expect(status).toBe(409);
    expect(errors[0]?.meta?.parameters?.["reason"]).toBe("LOOP");
    expect(new Set(errors[0]?.meta?.parameters?.["rules"] as string[])).toEqual(new Set([first, last]));
    expect(refusal(await change(last, rule("/b", "/a")))).toEqual([409, "LOOP"]);
    expect(refusal(await create(rule("/a", "/elsewhere")))).toEqual([409, "SOURCE_TAKEN"]);
  });

  it("what would loop with a rule that is just being saved: it waits for that one [44]", async () => {
    const { asked } = await shop.sql.begin(async (tx) => {
      await tx`lock table route_rule in share row exclusive mode`;
      await tx`insert into route_rule (id, match, source, target, status, added_at)
        values (${id.unknownId}, 'exact', '/b', '/a', 301, now())`;
      const waiting = create(rule("/a", "/b"));
      await eventually(async () => {
        const waits = await shop.sql`
          select from pg_locks where relation = 'route_rule'::regclass and not granted`;
        expect(waits).toHaveLength(1);
      }, 20_000);
      return { asked: waiting };
    });
    expect(refusal(await asked)).toEqual([409, "LOOP"]);
  });

  it("what is not there [44]", async () => {
    expect((await change(id.unknownId, rule("/old"))).status).toBe(404);
  });
});
