import type { AdminRouteRule, AuditEntry, ListPage, StaffMember } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
const CHANGES = 100;

/* Two people change one thing a hundred times each. Each change says what it was made from; nothing that was saved is lost unseen. */

it("two people change one rule 200 times: each change that was taken is in the record, on top of the one before", async () => {
  const people = [await admin.worker("owner"), await admin.worker("marketing")] as const;
  const rule = (position: number) => ({
    match: "exact",
    source: "/meet",
    target: "/there",
    status: 301,
    position,
  });
  const first = await people[0].client.ask<AdminRouteRule>("createRouteRule", { input: rule(0) });
  const { id } = first.body;
  const refusals: string[][] = [];
  const work = async (client: AdminClient) => {
    let seen = first.body;
    for (let done = 0; done < CHANGES;) {
      const answer = await client.ask<AdminRouteRule>("changeRouteRule", {
        params: { id },
        input: { ...rule(seen.position + 1), version: seen.version },
      });
      if (answer.status === 200) {
        seen = answer.body;
        done++;
      } else {
        refusals.push(answer.faults);
        seen = answer.errors[0]?.meta?.parameters?.["current"] as AdminRouteRule;
      }
    }
  };
  await Promise.all(people.map(({ client }) => work(client)));
  const [kept] = await shop.sql<
    { position: number; version: number }[]
  >`select position, version from route_rule where id = ${id}`;
  expect(kept).toEqual({ position: 2 * CHANGES, version: 2 * CHANGES + 1 });
  // They did meet, and nothing else went wrong.
  expect(new Set(refusals.flat())).toEqual(new Set(["409 ADMIN__CHANGED_MEANWHILE"]));
  const log = await shop.sql<{ before: AdminRouteRule; after: AdminRouteRule }[]>`
    select before, after from staff_audit where object = ${id} and action = 'changeRouteRule' order by id`;
  expect(log.map(({ after }) => after.position)).toEqual(
    Array.from({ length: 2 * CHANGES }, (_, at) => at + 1),
  );
  expect(log.every(({ before, after }) => after.version === before.version + 1)).toBe(true);
});

it("two people change one account: the second is told what the first has done", async () => {
  const [ada, bea, target] = [
    await admin.worker("owner"),
    await admin.worker("owner"),
    await admin.worker("service"),
  ];
  const { version } = (await ada.client.ask<StaffMember>("readStaff", { params: { id: target.id } })).body;
  const change = (client: AdminClient, more: object) =>
    client.ask<StaffMember>("changeStaff", { params: { id: target.id }, input: { version, ...more } });
  const answers = await Promise.all([
    change(ada.client, { name: "Von Ada" }),
    change(bea.client, { role: "content" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const taken = answers.find(({ status }) => status === 200)?.body;
  const told = answers.find(({ status }) => status === 409)?.errors[0]?.meta?.parameters?.["current"];
  expect(told).toEqual(taken);
  const { client } = ada;
  const { items } = (
    await client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object: target.id } } })
  ).body;
  expect(items.filter(({ action }) => action === "changeStaff")).toHaveLength(1);
});
