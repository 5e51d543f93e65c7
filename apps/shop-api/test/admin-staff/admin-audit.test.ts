import type { AuditCheck, AuditEntry, ListPage } from "@hearth/admin-contract";
import { afterEach, describe, expect, it } from "vitest";
import { writeAudit } from "../../src/modules/audit/index.ts";
import { runStaffCommand } from "../../src/staff-command.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
const author = { staffId: null, staff: "test", address: "192.0.2.1", device: null };
const note = (object: string) => ({
  action: "try",
  resource: "review",
  object,
  before: { at: 1 },
  after: { at: object },
});
const write = (object: string) => shop.services.transact((tx) => writeAudit(tx, author, note(object)));
const check = async () => {
  const { client } = await admin.worker("owner");
  return (await client.ask<AuditCheck>("checkAudit")).body;
};

it("fifty writers at once make one chain, without a gap or a fork", async () => {
  const before = await check();
  await Promise.all(Array.from({ length: 50 }, (_, at) => write(`writer ${at}`)));
  const after = await check();
  expect(after).toMatchObject({ isWhole: true, brokenAt: null, entries: before.entries + 50 });
  const rows = await shop.sql<{ id: number; previous_hash: string; hash: string }[]>`
    select id, previous_hash, hash from staff_audit order by id`;
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1));
  expect(new Set(rows.map(({ previous_hash }) => previous_hash)).size).toBe(rows.length);
  expect(rows.at(-1)?.hash).toBe(after.head);
});

it("a change that fails leaves no record, and a record that fails no change", async () => {
  const entries = async () => (await check()).entries;
  const before = await entries();
  const failing = shop.services.transact(async (tx) => {
    await writeAudit(tx, author, note("undone"));
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await entries()).toBe(before);
});

it("is changed, shortened and emptied by nobody", async () => {
  await write("kept");
  for (const attempt of [
    shop.sql`update staff_audit set staff = 'somebody else'`,
    shop.sql`delete from staff_audit`,
    shop.sql`truncate staff_audit`,
  ])
    await expect(attempt).rejects.toThrow("append-only");
});

describe("whoever owns the database and switches the trigger off", () => {
  const unguarded = async (work: () => Promise<unknown>) => {
    await shop.sql`alter table staff_audit disable trigger all`;
    await work();
    await shop.sql`alter table staff_audit enable trigger all`;
  };
  let undo: (() => Promise<unknown>) | undefined;
  afterEach(async () => {
    if (undo) await unguarded(undo);
    undo = undefined;
  });

  it.each(["staff", "action", "object", "before", "after", "address", "at", "hash", "previous_hash"])(
    "is found by a changed %s",
    async (column) => {
      for (const at of [1, 2, 3]) await write(`${column} ${at}`);
      const [row] = await shop.sql<Record<string, unknown>[]>`
        select id, ${shop.sql(column)}::text as value from staff_audit order by id desc offset 1 limit 1`;
      const type = { before: "json", after: "json", at: "timestamptz" }[column] ?? "text";
      const other = { before: "{}", after: "{}", at: "2020-01-01" }[column] ?? "other";
      const set = (value: unknown) =>
        shop.sql`update staff_audit set ${shop.sql(column)} = ${value as string}::text::${shop.sql.unsafe(type)}
          where id = ${row?.["id"] as number}`;
      undo = () => set(row?.["value"]);
      await unguarded(() => set(other));
      expect(await check()).toMatchObject({ isWhole: false, brokenAt: row?.["id"] });
      const said = await runStaffCommand(shop.services, ["audit", "check"]);
      expect(said).toContain(`BROKEN at entry ${String(row?.["id"])}`);
      process.exitCode = 0;
    },
  );

  it.each(["in the middle", "at the end"])("is found by a row taken out %s", async (where) => {
    for (const at of [1, 2, 3]) await write(`out ${at}`);
    const [row] = await shop.sql<{ id: number }[]>`
      select id from staff_audit order by id desc offset ${where === "at the end" ? 0 : 1} limit 1`;
    const id = row?.id ?? 0;
    await shop.sql`create table kept_row as select * from staff_audit where id = ${id}`;
    undo = async () => {
      await shop.sql`insert into staff_audit select * from kept_row`;
      await shop.sql`drop table kept_row`;
    };
    await unguarded(() => shop.sql`delete from staff_audit where id = ${id}`);
    expect(await check()).toMatchObject({ isWhole: false, brokenAt: id });
  });
});

it("the command says that it is whole, with the hash to keep elsewhere", async () => {
  await write("last");
  const { entries, head } = await check();
  expect(await runStaffCommand(shop.services, ["audit", "check"])).toBe(
    `the audit log is whole: ${entries} entries, the last one ${head}`,
  );
});

it("is listed by person, operation, resource and object, the newest first", async () => {
  await write("listed");
  const { client } = await admin.worker("owner");
  const list = async (filter: object, more: object = {}) =>
    (await client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter, ...more } })).body;
  expect((await list({ object: "listed" })).items).toMatchObject([
    { staff: "test", action: "try", address: "192.0.2.1", before: { at: 1 }, after: { at: "listed" } },
  ]);
  expect((await list({ action: "nothing" })).total).toBe(0);
  const { items } = await list({ resource: "review" }, { limit: 2 });
  expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => b - a));
});
