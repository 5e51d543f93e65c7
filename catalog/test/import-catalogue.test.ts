import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { change, smallCatalogue } from "../src/format/small-catalogue.fixture.ts";
import { idOf } from "../src/index.ts";
import { hex, useTemporaryShop } from "./temporary-shop.ts";

const shop = useTemporaryShop();
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

  const second = await importFiles(smallCatalogue());
  expect(second.changes).toEqual({});
  expect(await shop.sql`select * from outbox`).toEqual([]);
  expect(await shop.sql`select count(*), max(updated_at) from product`).toEqual(before);
});

it("leaves a variant's columns empty where the parent speaks for it", async () => {
  await importFiles(smallCatalogue());
  const rows = await shop.sql`
    select product_number, manufacturer_id, tax_id, weight_kg, min_purchase, mark_as_topseller, option_ids
    from product where parent_id = ${idOf("product", "aero")} order by product_number`;
  const inherited = { manufacturer_id: null, tax_id: null, weight_kg: null, mark_as_topseller: null };
  expect(rows).toMatchObject([
    { product_number: "NW-A-12", min_purchase: 1, ...inherited },
    { product_number: "NW-A-8", min_purchase: null, ...inherited },
  ]);
  expect(rows.map(({ option_ids }) => option_ids.map(hex))).toEqual([
    [idOf("property-option", "power.kw-12")],
    [idOf("property-option", "power.kw-8")],
  ]);
});

it("derives net prices and keeps tiers, list prices and customer groups apart", async () => {
  await importFiles(smallCatalogue());
  const rows = await shop.sql`
    select customer_group_id as "group", quantity_start::int, gross_cents::int, net_cents::int, list_gross_cents::int
    from product_price where product_id = ${idOf("product", "aero")} order by customer_group_id, quantity_start`;
  const of = (group: string) =>
    rows
      .filter((row) => hex(row["group"]) === idOf("customer-group", group))
      .map(({ group: _, ...row }) => row);
  expect(of("consumer")).toEqual([
    { quantity_start: 1, gross_cents: 849900, net_cents: 714202, list_gross_cents: 929900 },
    { quantity_start: 5, gross_cents: 819950, net_cents: 689034, list_gross_cents: 929900 },
  ]);
  expect(of("trade")).toEqual([
    { quantity_start: 1, gross_cents: 799900, net_cents: 672185, list_gross_cents: null },
  ]);
});

it("writes former prices once, with the current price as the latest", async () => {
  const history = () => shop.sql`
    select gross_cents::int, round(extract(epoch from now() - valid_from) / 86400)::int as days from price_history
    where product_id = ${idOf("product", "aero")} and customer_group_id = ${idOf("customer-group", "consumer")}
      and quantity_start = 1 order by valid_from`;
  await importFiles(smallCatalogue());
  const expected = [
    { gross_cents: 929900, days: 45 },
    { gross_cents: 899900, days: 20 },
    { gross_cents: 849900, days: 0 },
  ];
  expect(await history()).toEqual(expected);

  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "0.priceHistory.0.gross", 9999);
  change(files, "products/pumps.yaml", "0.price.gross", 8399);
  await importFiles(files);
  expect(await history()).toEqual([...expected, { gross_cents: 839900, days: 0 }]);
});

it("computes level and path of categories", async () => {
  await importFiles(smallCatalogue());
  const [row] =
    await shop.sql`select level, path, parent_id from category where id = ${idOf("category", "monobloc")}`;
  expect(row?.["level"]).toBe(3);
  expect(row?.["path"].map(hex)).toEqual([idOf("category", "root"), idOf("category", "heat-pumps")]);
});

it("keeps texts of custom fields with their language", async () => {
  await importFiles(smallCatalogue());
  const [product] = await shop.sql`select custom_fields from product where id = ${idOf("product", "aero")}`;
  expect(product?.["custom_fields"]).toEqual({
    weee: "DE 12345678",
    discountNotice: "rrp",
    shippingMethod: "parcel",
  });
  const [text] = await shop.sql`
    select custom_fields from product_translation where product_id = ${idOf("product", "aero")} and language_id = ${de}`;
  expect(text?.["custom_fields"]).toEqual({ scope: "Gerät" });
});

it("stores slots with ids and with their texts by language", async () => {
  await importFiles(smallCatalogue());
  const slots = await shop.sql`
    select s.type, s.config, s.texts from cms_slot s join cms_block b on b.id = s.block_id order by b.position`;
  const [text, image, slider, stream, accordion] = slots;
  const fixed = (value: unknown) => ({ source: "static", value });
  expect(text?.["texts"][de]).toEqual({ content: fixed("<h1>Hallo</h1>") });
  expect(image?.["config"]).toEqual({ media: fixed(idOf("media", "pump.svg")), displayMode: fixed("cover") });
  expect(slider?.["config"]).toEqual({ products: fixed([idOf("product", "aero"), idOf("product", "tank")]) });
  expect(stream?.["config"]).toEqual({
    products: { source: "product_stream", value: idOf("stream", "topsellers") },
  });
  expect(accordion?.["texts"][idOf("language", "en")]).toEqual({
    items: fixed([{ title: "Question", text: "Antwort" }]),
  });
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
  await shop.sql`insert into product_review (id, product_id, language_id, customer_id, title, content, points)
    values (gen_random_uuid(), ${idOf("product", "tank")}, ${de}, gen_random_uuid(), 'Gut', 'Passt', 4)`;
  await shop.sql`update product_stock set reserved = 2 where product_id = ${idOf("product", "tank")}`;
  await shop.sql`update sales_channel set maintenance = true`;
  expect((await importFiles(smallCatalogue())).changes).toEqual({});
  expect(await shop.sql`select count(*)::int from product_review`).toEqual([{ count: 2 }]);
});

it("tells the outbox about exactly the product that changed", async () => {
  await importFiles(smallCatalogue());
  await shop.sql`delete from outbox`;
  const files = smallCatalogue();
  change(files, "products/pumps.yaml", "1.price", 129);
  expect((await importFiles(files)).changes).toEqual({
    product_price: { inserted: 0, updated: 1, deleted: 0 },
  });
  const noted = await shop.sql`select entity, entity_id from outbox`;
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

it("puts goods for download where the public cannot reach them", async () => {
  await importFiles(smallCatalogue());
  expect((await readdir(shop.mediaDir)).filter((name) => name.startsWith("guide"))).toEqual([]);
  expect(await readdir(`${shop.mediaDir}-private`)).toHaveLength(1);
  expect(
    await shop.sql`select private, path like '/private/guide-%' as hidden from media where private`,
  ).toEqual([{ private: true, hidden: true }]);
});

it("makes a PDF of every document", async () => {
  await importFiles(smallCatalogue());
  const rows = await shop.sql`
    select kind, path, file_size from product_file f join media m on m.id = f.media_id where kind <> 'download' order by 1`;
  expect(rows.map(({ kind }) => kind)).toEqual(["data-sheet", "manual"]);
  expect(await readdir(shop.mediaDir)).toEqual(
    expect.arrayContaining(rows.map(({ path }) => path.slice("/media/".length))),
  );
});
