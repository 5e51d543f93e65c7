import type { BulkChange, BulkChangeRow, ListPage } from "@hearth/admin-contract";
import type { ProductDetail } from "@hearth/contract";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { workbookOf } from "../../src/modules/spreadsheet/workbook.fixture.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const PRODUCTS = 1000;
const [group, currency] = [id.customerGroup("consumer"), id.currency("eur")];

async function insertThousand(): Promise<void> {
  const ids = Array.from({ length: PRODUCTS }, () => newId());
  await shop.sql`insert into product (id, product_number, tax_id, active)
    select id, 'K-' || nth, ${id.tax("standard")}, false from unnest(${ids}::uuid[]) with ordinality as t (id, nth)`;
  await shop.sql`insert into product_price (product_id, customer_group_id, currency_id, gross_cents, net_cents)
    select id, ${group}, ${currency}, 11900, 10000 from unnest(${ids}::uuid[]) as t (id)`;
}

const grossOf = async (prefix: string) =>
  (
    await shop.sql<{ gross: number; net: number; n: number }[]>`
      select r.gross_cents as gross, r.net_cents as net, count(*)::int as n from product_price r join product p on p.id = r.product_id
      where p.product_number like ${`${prefix}%`} group by 1, 2 order by 1`
  ).map(({ gross, net, n }) => [gross, net, n]);

function hand(client: AdminClient) {
  const read = async (changeId: string) =>
    (await client.ask<BulkChange>("readBulkChange", { params: { id: changeId } })).body;
  const rows = async (changeId: string, state: string) =>
    (
      await client.ask<ListPage<BulkChangeRow>>("listBulkChangeRows", {
        params: { id: changeId },
        input: { filter: { state }, limit: 100 },
      })
    ).body;
  const begin = async (operation: "applyBulkChange" | "undoBulkChange", changeId: string, key = newId()) =>
    client.ask<BulkChange>(operation, {
      params: { id: changeId },
      input: { version: (await read(changeId)).version },
      headers: { "idempotency-key": key },
    });
  const reaches = (changeId: string, state: BulkChange["state"]) =>
    eventually(async () => expect((await read(changeId)).state).toBe(state), 60_000);
  return { read, rows, begin, reaches };
}

it("a thousand prices from a file: looked at, applied, taken back, and what somebody changed since stays", async () => {
  await insertThousand();
  const { client } = await admin.worker("catalogue");
  const { read, rows, begin, reaches } = hand(client);
  const csv = [
    "number;price",
    ...Array.from({ length: PRODUCTS }, (_, at) => `K-${at + 1};99,90`),
    "NOTHING;1",
    "WZ-V-12;24,90",
    "NW-KE-08;7000",
    "K-1;5",
    "K-2;1.234,50",
  ].join("\r\n");
  const prepared = (await client.ask<BulkChange>("preparePriceImport", { input: { csv } })).body;
  expect(prepared).toMatchObject({ state: "checked", rows: { waiting: PRODUCTS, refused: 5, applied: 0 } });
  expect((await rows(prepared.id, "refused")).items.map(({ number, problem }) => [number, problem])).toEqual([
    ["NOTHING", "UNKNOWN_NUMBER"],
    ["WZ-V-12", "SAME"],
    ["NW-KE-08", "NO_OWN_PRICE"],
    ["K-1", "TWICE"],
    ["K-2", "BAD_PRICE"],
  ]);
  expect((await rows(prepared.id, "waiting")).items[0]).toMatchObject({
    line: 2,
    number: "K-1",
    before: { grossCents: 11_900 },
    after: { grossCents: 9990 },
  });
  expect(await grossOf("K-")).toEqual([[11_900, 10_000, PRODUCTS]]);
  // Somebody changes one of them after it was looked at.
  await shop.sql`update product_price r set gross_cents = 100, net_cents = 84 from product p where p.id = r.product_id and p.product_number = 'K-7'`;

  const first = await begin("applyBulkChange", prepared.id);
  expect(first.body.state).toBe("applying");
  await reaches(prepared.id, "applied");
  const { rows: done, version } = await read(prepared.id);
  expect(done).toMatchObject({ waiting: 0, applied: PRODUCTS - 1, refused: 6 });
  expect(await grossOf("K-")).toEqual([
    [100, 84, 1],
    [9990, 8395, PRODUCTS - 1],
  ]);
  const late = await client.ask("applyBulkChange", {
    params: { id: prepared.id },
    input: { version },
    headers: { "idempotency-key": newId() },
  });
  expect(late.faults).toEqual(["409 ADMIN__WRONG_STATE"]);

  await shop.sql`update product_price r set gross_cents = 200, net_cents = 168 from product p where p.id = r.product_id and p.product_number = 'K-8'`;
  void (await begin("undoBulkChange", prepared.id)).body;
  await reaches(prepared.id, "undone");
  expect((await read(prepared.id)).rows).toMatchObject({ undone: PRODUCTS - 2, kept: 1 });
  expect(await grossOf("K-")).toEqual([
    [100, 84, 1],
    [200, 168, 1],
    [11_900, 10_000, PRODUCTS - 2],
  ]);
  const [history] = await shop.sql<{ points: number[] }[]>`
    select array_agg(h.gross_cents::int order by h.valid_from) as points from price_history h join product p on p.id = h.product_id
    where p.product_number = 'K-9'`;
  expect(history?.points).toEqual([11_900, 9990, 11_900]);
});

it("sent again under one key it is begun once", async () => {
  const { client } = await admin.worker("catalogue");
  const { begin, read, reaches } = hand(client);
  const { id: changeId } = (
    await client.ask<BulkChange>("preparePriceImport", { input: { csv: "WZ-T-1;40" } })
  ).body;
  const { version } = await read(changeId);
  const wish = { params: { id: changeId }, input: { version }, headers: { "idempotency-key": newId() } };
  const answers = await Promise.all([
    client.ask<BulkChange>("applyBulkChange", wish),
    client.ask<BulkChange>("applyBulkChange", wish),
  ]);
  expect(answers.map(({ body }) => body)).toEqual([answers[0].body, answers[0].body]);
  await reaches(changeId, "applied");
  expect((await begin("applyBulkChange", changeId)).faults).toEqual(["409 ADMIN__WRONG_STATE"]);
});

it("prices of a selection by a share, for all members of a family, reach the shop soon", async () => {
  const { client } = await admin.worker("catalogue");
  const { rows, begin, reaches } = hand(client);
  const { id: changeId } = (
    await client.ask<BulkChange>("preparePriceChange", {
      input: { productIds: [id.product("kestrel")], share: -1000 },
    })
  ).body;
  expect(
    (await rows(changeId, "waiting")).items.map(({ number, after }) => [number, after?.grossCents]),
  ).toEqual([
    ["NW-KE", 764_910],
    ["NW-KE-06", 719_910],
    ["NW-KE-12", 899_910],
  ]);
  void (await begin("applyBulkChange", changeId)).body;
  await reaches(changeId, "applied");
  await eventually(async () => {
    const { product } = (await shop.api.post<ProductDetail>(`/product/${id.product("kestrel-6")}`)).body;
    expect([product.calculatedPrice.unitPrice, product.calculatedPrice.regulationPrice?.price]).toEqual([
      7199.1, 7999,
    ]);
  }, SEEN_WITHIN_MS);
});

it("a selection is published through the gate, row by row", async () => {
  const { client } = await admin.worker("catalogue");
  const { rows, begin, reaches } = hand(client);
  const { id: changeId } = (
    await client.ask<BulkChange>("prepareActiveChange", {
      input: { productIds: [id.product("withdrawn"), id.product("valve")], isActive: true },
    })
  ).body;
  expect((await rows(changeId, "refused")).items).toMatchObject([{ number: "WZ-V-12", problem: "SAME" }]);
  void (await begin("applyBulkChange", changeId)).body;
  await reaches(changeId, "applied");
  expect((await rows(changeId, "refused")).items).toMatchObject([
    { number: "WZ-OLD", problem: "NOT_PUBLISHABLE" },
    { number: "WZ-V-12", problem: "SAME" },
  ]);
  const withdrawal = (
    await client.ask<BulkChange>("prepareActiveChange", {
      input: { productIds: [id.product("fan")], isActive: false },
    })
  ).body;
  void (await begin("applyBulkChange", withdrawal.id)).body;
  await reaches(withdrawal.id, "applied");
  await eventually(async () => {
    expect((await shop.api.post(`/product/${id.product("fan")}`)).status).toBe(404);
  }, SEEN_WITHIN_MS);
});

it("a workbook is read as the same lines of a file; what is none is refused", async () => {
  const { client } = await admin.worker("catalogue");
  const { rows } = hand(client);
  const sheet = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
    '<row r="2"><c r="A2" t="inlineStr"><is><t>WZ-T-1</t></is></c><c r="B2"><v>41.299999999999997</v></c></row>',
    '<row r="7"><c r="A7" t="str"><v>=cmd()</v></c><c r="B7"><v>1</v></c></row>',
  ];
  const prepare = (file: Buffer) =>
    client.ask<BulkChange>("preparePriceImport", { input: { xlsx: file.toString("base64") } });
  const prepared = (await prepare(workbookOf(sheet, ["Nummer", "Preis"]))).body;
  expect((await rows(prepared.id, "waiting")).items).toMatchObject([
    { line: 2, number: "WZ-T-1", after: { grossCents: 4130 } },
  ]);
  expect((await rows(prepared.id, "refused")).items).toMatchObject([
    { line: 7, number: "=cmd()", problem: "UNKNOWN_NUMBER" },
  ]);
  const bomb = await prepare(workbookOf([" ".repeat(17 * 1024 * 1024)]));
  expect(bomb.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /xlsx"]);
  expect(bomb.errors[0]?.meta?.parameters?.["reason"]).toBe("NO_WORKBOOK");
});
