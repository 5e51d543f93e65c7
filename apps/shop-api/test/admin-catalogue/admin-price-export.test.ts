import type { BulkChange } from "@hearth/admin-contract";
import { type ExportedPrice, priceCells } from "@hearth/rules";
import { beforeAll, expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* Prices leave the shop as a file that can be read in again: unchanged, it changes nothing. */

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("catalogue"));
});

interface Piece {
  items: ExportedPrice[];
  next: string | null;
}
const take = async (input: Readonly<Record<string, unknown>>) =>
  (await client.ask<Piece>("exportPrices", { input })).body;
async function takeAll(input: object): Promise<ExportedPrice[][]> {
  const pieces: ExportedPrice[][] = [];
  for (let after: string | null = ""; after !== null;) {
    const piece: Piece = await take({ ...input, ...(after && { after }) });
    pieces.push(piece.items);
    after = piece.next;
  }
  return pieces;
}
const csvOf = (prices: readonly ExportedPrice[]) =>
  prices
    .map((price) =>
      priceCells(price)
        .map((cell) => `"${String(cell ?? "").replaceAll('"', '""')}"`)
        .join(";"),
    )
    .join("\r\n");

it("read in as it was taken out, it changes nothing; what is changed in it is all that changes", async () => {
  const prices = (await takeAll({})).flat();
  expect(prices.length).toBeGreaterThan(5);
  expect(prices.some(({ listGrossCents }) => listGrossCents !== null)).toBe(true);
  const look = async (csv: string) =>
    (await client.ask<BulkChange>("preparePriceImport", { input: { csv } })).body.rows;
  expect(await look(csvOf(prices))).toMatchObject({ waiting: 0, refused: prices.length });
  const [first, ...others] = prices;
  const dearer = {
    ...(first as ExportedPrice),
    grossCents: (first?.grossCents ?? 0) + 1,
    listGrossCents: null,
  };
  expect(await look(csvOf([dearer, ...others]))).toMatchObject({ waiting: 1 });
});

it("has what the list shows, variants too, and nobody else's price", async () => {
  const all = (await takeAll({})).flat().map(({ number }) => number);
  expect(all).toEqual(all.toSorted());
  expect(all).toContain("WZ-V-12");
  const found = (await takeAll({ search: "WZ-V-12" })).flat();
  expect(found.map(({ number }) => number)).toEqual(["WZ-V-12"]);
  const inactive = (await takeAll({ filter: { state: "inactive" } })).flat().map(({ number }) => number);
  expect(inactive).not.toContain("WZ-V-12");
});

it("comes in pieces, each of them once", async () => {
  const ids = Array.from({ length: 5100 }, () => newId());
  await shop.sql`insert into product (id, product_number, tax_id, active)
    select id, 'Z-' || lpad(nth::text, 5, '0'), ${id.tax("standard")}, false from unnest(${ids}::uuid[]) with ordinality as t (id, nth)`;
  await shop.sql`insert into product_price (product_id, customer_group_id, currency_id, gross_cents, net_cents)
    select id, ${id.customerGroup("consumer")}, ${id.currency("eur")}, 11900, 10000 from unnest(${ids}::uuid[]) as t (id)`;
  const pieces = await takeAll({ search: "Z-" });
  expect(pieces.map(({ length }) => length)).toEqual([5000, pieces.flat().length - 5000]);
  const numbers = pieces.flat().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => /^Z-\d{5}$/.test(number))).toHaveLength(5100);
});
