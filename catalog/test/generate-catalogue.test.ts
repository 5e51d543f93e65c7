import { beforeAll, expect, it } from "vitest";
import { smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { generateCatalogue } from "../src/index.ts";
import { temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for all tests");
const products = 2000;
let folder = "";
let firstRun = "";

const generate = (seed: number) =>
  generateCatalogue(shop.sql, { products, seed, folder, mediaDir: shop.mediaDir });

/** One hash over the generated rows of every table; of imported rows only the part that is the same at any time. */
async function fingerprint(): Promise<string> {
  const [row] = await shop.sql<{ hash: string }[]>`
    select md5(string_agg(hash, ',' order by name)) as hash from (
      select 'product' as name, md5(string_agg(p::text, '' order by id)) as hash from product p where product_number like 'G%'
      union all select 'text', md5(string_agg(t::text, '' order by product_id, language_id)) from product_translation t
      union all select 'configurator', md5(string_agg(c::text, '' order by product_id, option_id)) from product_configurator c
      union all select 'price', md5(string_agg(p::text, '' order by product_id, customer_group_id, quantity_start)) from product_price p
      union all select 'stock', md5(string_agg(s::text, '' order by product_id)) from product_stock s
      union all select 'media', md5(string_agg(m::text, '' order by id)) from product_media m
      union all select 'path', md5(string_agg(foreign_key || seo_path_info, '' order by seo_path_info, language_id)) from seo_url
      union all select 'category', md5(string_agg(id || path::text, '' order by id)) from category
      union all select 'option', md5(string_agg(o::text, '' order by id)) from property_option o) as tables`;
  return row?.hash ?? "";
}

beforeAll(async () => {
  folder = await shop.writeFiles(smallCatalogue());
  await generate(1);
  firstRun = await fingerprint();
});

it("makes as many sellable products as asked for, beside the imported ones", async () => {
  const [row] = await shop.sql`
    select count(*) filter (where sellable)::int as sellable, count(*) filter (where parent_id is not null)::int as variants
    from (select *, not exists (select from product c where c.parent_id = p.id) as sellable from product p) as p
    where product_number like 'G%'`;
  expect(row).toEqual({ sellable: products, variants: 400 });
});

it("gives every row what the schema asks for, although no trigger looked", async () => {
  const dangling = await shop.sql`
    select 'parent' as what from product p where parent_id is not null and not exists (select from product q where q.id = p.parent_id)
    union all select 'manufacturer' from product p where manufacturer_id is not null and not exists (select from manufacturer m where m.id = p.manufacturer_id)
    union all select 'category' from product p, unnest(category_ids) c where not exists (select from category k where k.id = c)
    union all select 'option' from product p, unnest(property_ids || option_ids) o where not exists (select from property_option k where k.id = o)
    union all select 'tariff' from product p where parent_id is null and not exists (select from shipping_tariff t where t.cost_type = p.shipping_cost_type)
    union all select 'price' from product_price p where not exists (select from product q where q.id = p.product_id)
    union all select 'text' from product_translation t where not exists (select from product q where q.id = t.product_id)
    union all select 'media' from product_media m where not exists (select from media k where k.id = m.media_id)
    union all select 'path' from seo_url u where route_name = 'frontend.detail.page' and not exists (select from product q where q.id = u.foreign_key)
    union all select 'ancestor' from category c where parent_id is not null and parent_id <> path[cardinality(path)]`;
  expect(dangling).toEqual([]);
  const [unpriced] = await shop.sql`
    select count(*)::int from product p where product_number like 'G%'
      and not exists (select from product_price r where r.product_id = p.id and quantity_start = 1)`;
  expect(unpriced).toEqual({ count: 0 });
});

it("brings every index back", async () => {
  const names = [
    "product_by_category",
    "product_by_parent",
    "product_media_by_product",
    "seo_url_by_path",
    "seo_url_canonical",
  ];
  const rows = await shop.sql`select indexname from pg_indexes where indexname = any(${names}) order by 1`;
  expect(rows.map(({ indexname }) => indexname)).toEqual(names);
});

it("calls the hook for the projections when everything is in the database", async () => {
  let seen = 0;
  await generateCatalogue(shop.sql, {
    products: 50,
    seed: 1,
    folder,
    mediaDir: shop.mediaDir,
    rebuildProjections: async (sql) => {
      seen = (await sql`select from product where product_number like 'G%'`).length;
    },
  });
  expect(seen).toBe(52);
});

it("makes the same rows again from the same seed, and others from another", async () => {
  await generate(1);
  expect(await fingerprint()).toBe(firstRun);
  await generate(2);
  expect(await fingerprint()).not.toBe(firstRun);
});
