import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { change, smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { idOf } from "../src/index.ts";
import { hex, temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for each test");
const { importFiles } = shop;
const de = idOf("language", "de");

it("changes nothing when it runs a second time", async () => {
  const first = await importFiles(smallCatalogue());
  expect(first.changes).toMatchObject({
    product: { inserted: 5 },
    seo_url: { inserted: 29 },
    product_price: { inserted: 6 },
  });
  await shop.sql`delete from outbox`;
  const before = await shop.sql`select count(*), max(updated_at) from product`;
  const files = await fileTimes();

  const second = await importFiles(smallCatalogue());
  expect(second.changes).toEqual({});
  expect(await shop.sql`select * from outbox`).toEqual([]);
  expect(await shop.sql`select count(*), max(updated_at) from product`).toEqual(before);
  expect(await fileTimes()).toEqual(files);
});

/** Every file of the shop with the time it was written. */
async function fileTimes(): Promise<[string, number][]> {
  const names = (await readdir(shop.mediaDir)).toSorted();
  return Promise.all(
    names.map(async (name): Promise<[string, number]> => [
      name,
      (await stat(join(shop.mediaDir, name))).mtimeMs,
    ]),
  );
}

const priceHistory = () => shop.sql`
    select gross_cents::int, round(extract(epoch from now() - valid_from) / 86400)::int as days from price_history
    where product_id = ${idOf("product", "aero")} and customer_group_id = ${idOf("customer-group", "consumer")}
      and quantity_start = 1 order by valid_from`;

it("writes former prices once, with the current price as the latest", async () => {
  await importFiles(smallCatalogue());
  const expected = [
    { gross_cents: 929900, days: 45 },
    { gross_cents: 899900, days: 20 },
    { gross_cents: 849900, days: 0 },
  ];
  expect(await priceHistory()).toEqual(expected);

  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "0.priceHistory.0.gross", 9999);
  change(files, "products/pumps.yaml", "0.price.gross", 8399);
  await importFiles(files);
  expect(await priceHistory()).toEqual([...expected, { gross_cents: 839900, days: 0 }]);
});

it("removes what is no longer in the files, with its paths", async () => {
  await importFiles(smallCatalogue());
  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "0.variants", [
    { key: "aero-8", number: "NW-A-8", options: { power: "kw-8" }, stock: 4 },
  ]);
  change(files, "products/pumps.yaml", "0.crossSelling", undefined);
  change(files, "products/pumps.yaml", "2", {
    ...tankLike(files),
    key: "valve",
    number: "NW-V",
    path: { de: "ventil" },
    pictures: ["folder.svg"],
  });
  change(files, "categories.yaml", "0.children.0.children", undefined);
  change(files, "products/pumps.yaml", "0.categories", ["heat-pumps"]);
  const { changes } = await importFiles(files);

  expect(changes["product"]).toMatchObject({ inserted: 1, deleted: 2 });
  expect(changes["category"]).toMatchObject({ deleted: 1 });
  expect(changes["cross_selling"]).toMatchObject({ deleted: 2 });
  const gone = [idOf("product", "guide"), idOf("product", "aero-12"), idOf("category", "monobloc")];
  expect(await shop.sql`select * from seo_url where foreign_key = any(${gone})`).toEqual([]);
  expect(await shop.sql`select * from product_translation where product_id = any(${gone})`).toEqual([]);
});

function tankLike(files: Record<string, unknown>): Record<string, unknown> {
  const { oldPaths: _, ...tank } = (files["products/pumps.yaml"] as Record<string, unknown>[])[1] ?? {};
  return tank;
}

it("leaves what customers and the shop wrote alone", async () => {
  await importFiles(smallCatalogue());
  await shop.sql`insert into product_review (id, product_id, language_id, received_at, title, content, points)
    values (gen_random_uuid(), ${idOf("product", "tank")}, ${de}, now(), 'Gut', 'Passt', 4)`;
  await shop.sql`insert into promotion_code (code, promotion_id, issued_at)
    values ('made-here', ${idOf("promotion", "welcome")}, now())`;
  await shop.sql`update product_stock set reserved = 2 where product_id = ${idOf("product", "tank")}`;
  await shop.sql`update sales_channel set maintenance = true`;
  expect((await importFiles(smallCatalogue())).changes).toEqual({});
  expect(await shop.sql`select count(*)::int from product_review`).toEqual([{ count: 2 }]);
  expect(await shop.sql`select from promotion_code where code = 'made-here'`).toHaveLength(1);
});

it("tells the outbox about exactly the product that changed", async () => {
  await importFiles(smallCatalogue());
  await shop.sql`delete from outbox`;
  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "1.price", 129);
  expect((await importFiles(files)).changes).toEqual({
    product_price: { inserted: 0, updated: 1, deleted: 0 },
  });
  const noted = await shop.sql`select distinct entity, entity_id from outbox`;
  expect(noted.map(({ entity, entity_id }) => [entity, hex(entity_id)])).toEqual([
    ["product", idOf("product", "tank")],
  ]);
});

it("keeps the old state when the new one cannot be written", async () => {
  await importFiles(smallCatalogue());
  await shop.sql`alter table product_price add constraint no_trade check (gross_cents < 1000000)`;
  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "1.name.de", "Anders");
  change(files, "products/pumps.yaml", "1.price", 20_000);
  await expect(importFiles(files)).rejects.toThrow("no_trade");
  expect((await importFiles(smallCatalogue())).changes).toEqual({});
});

it("refuses a product that lacks what the law asks for, unless it is only to be looked at", async () => {
  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "1.unitPrice", undefined);
  await expect(importFiles(files)).rejects.toThrow(
    /^products\/pumps\.yaml:\d+ tank › unitPrice: goods sold by length, area, volume or weight need a unit price \(unit-price\)$/,
  );
  expect(await shop.sql`select from product`).toHaveLength(0);
  await importFiles(files, { drafts: true });
  expect(await shop.sql`select from product`).toHaveLength(5);
});
