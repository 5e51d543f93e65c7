import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { idOf } from "../src/index.ts";
import { hex, temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for all tests");
const de = idOf("language", "de");
const fixed = (value: unknown) => ({ source: "static", value });

beforeAll(() => shop.importFiles(smallCatalogue()));

it("leaves a variant's columns empty where the parent speaks for it", async () => {
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

const pricesOf = (group: string) => shop.sql`
    select quantity_start::int, gross_cents::int, net_cents::int, list_gross_cents::int from product_price
    where product_id = ${idOf("product", "aero")} and customer_group_id = ${idOf("customer-group", group)}
    order by quantity_start`;

it("derives net prices and keeps tiers, list prices and customer groups apart", async () => {
  expect(await pricesOf("consumer")).toEqual([
    { quantity_start: 1, gross_cents: 849900, net_cents: 714202, list_gross_cents: 929900 },
    { quantity_start: 5, gross_cents: 819950, net_cents: 689034, list_gross_cents: 929900 },
  ]);
  expect(await pricesOf("trade")).toEqual([
    { quantity_start: 1, gross_cents: 799900, net_cents: 672185, list_gross_cents: null },
  ]);
});

it("computes level and path of categories", async () => {
  const [row] =
    await shop.sql`select level, path, parent_id from category where id = ${idOf("category", "monobloc")}`;
  expect(row?.["level"]).toBe(3);
  expect(row?.["path"].map(hex)).toEqual([idOf("category", "root"), idOf("category", "heat-pumps")]);
});

it("keeps texts of custom fields with their language", async () => {
  const [product] = await shop.sql`select custom_fields from product where id = ${idOf("product", "aero")}`;
  expect(product?.["custom_fields"]).toEqual({
    electric: true,
    eprel: "1840021",
    weee: "DE 12345678",
    discountNotice: "rrp",
    shippingMethod: "parcel",
  });
  const [text] = await shop.sql`
    select custom_fields from product_translation where product_id = ${idOf("product", "aero")} and language_id = ${de}`;
  expect(text?.["custom_fields"]).toEqual({ safety: "Fachkraft nötig" });
});

it("stores slots with ids and with their texts by language", async () => {
  const slots = await shop.sql`
    select s.type, s.config, s.texts from cms_slot s join cms_block b on b.id = s.block_id order by b.position`;
  const [text, image, slider, stream, accordion] = slots;
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

it("puts goods for download where the public cannot reach them", async () => {
  expect((await readdir(shop.mediaDir)).filter((name) => name.startsWith("guide"))).toEqual([]);
  expect(await readdir(`${shop.mediaDir}-private`)).toHaveLength(1);
  expect(
    await shop.sql`select private, path like '/private/guide-%' as hidden from media where private`,
  ).toEqual([{ private: true, hidden: true }]);
});

it("makes a PDF of every document", async () => {
  const rows = await shop.sql`
    select kind, path, file_size from product_file f join media m on m.id = f.media_id where kind <> 'download' order by 1`;
  expect(rows.map(({ kind }) => kind)).toEqual(["data-sheet", "manual"]);
  expect(await readdir(shop.mediaDir)).toEqual(
    expect.arrayContaining(rows.map(({ path }) => path.slice("/media/".length))),
  );
});

it("stores old paths as redirects and falls back for a language without a path", async () => {
  const rows = await shop.sql`
    select locale_code as locale, seo_path_info as path, is_canonical as canonical
    from seo_url u join language l on l.id = u.language_id
    where foreign_key = ${idOf("category", "heat-pumps")} order by 1, 2`;
  expect(rows).toEqual([
    { locale: "de-DE", path: "heizung/waermepumpen", canonical: false },
    { locale: "de-DE", path: "waermepumpen", canonical: true },
    { locale: "en-GB", path: "heat-pumps", canonical: true },
    { locale: "pl-PL", path: "waermepumpen", canonical: true },
  ]);
});

it("stores an energy label with its name and the product's data sheet", async () => {
  const [label] = await shop.sql`
    select block, class, spectrum_to, data_sheet_media_id, texts from product_energy_label
    where product_id = ${idOf("product", "aero")}`;
  expect(label).toMatchObject({ block: 1, class: "A+++", spectrum_to: "D" });
  expect(label?.["texts"]).toMatchObject({ [de]: { name: "Heizung" } });
  expect(hex(label?.["data_sheet_media_id"])).toBe(idOf("media", "document/aero/data-sheet"));
});

it("draws a label for the family and for each variant with its own model", async () => {
  const rows = await shop.sql`
    select product_number, m.path, m.mime_type from product_energy_label l
    join product p on p.id = l.product_id join media m on m.id = l.label_media_id order by 1`;
  expect(rows.map(({ product_number, mime_type }) => [product_number, mime_type])).toEqual(
    ["NW-A", "NW-A-12", "NW-A-8"].map((number) => [number, "image/svg+xml"]),
  );
  const drawings = rows.map(({ path }) => readFile(join(shop.mediaDir, basename(path)), "utf8"));
  expect(await drawings[2]).toContain(">NW-A-8<");
});

it("gives a variant the parent's properties besides its own", async () => {
  const rows = await shop.sql`
    select property_ids from product where parent_id = ${idOf("product", "aero")} order by product_number`;
  const red = idOf("property-option", "colour.red");
  expect(rows.map(({ property_ids }) => property_ids.map(hex))).toEqual([
    [red, idOf("property-option", "sound.db-48")],
    [red],
  ]);
});
