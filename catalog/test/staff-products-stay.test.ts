import { expect, it } from "vitest";
import { idOf } from "../src/index.ts";
import { smallCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { temporaryShop } from "./temporary-shop.ts";

const shop = temporaryShop("for each test");
const own = "0".repeat(31) + "1";

it("an import leaves products, pictures and promotions alone that staff made, with all that hangs on them", async () => {
  const files = smallCatalogue();
  await shop.importFiles(files, { drafts: true });
  const { sql } = shop;
  await sql`insert into product (id, product_number, added_at) values (${own}, 'OWN', now())`;
  await sql`insert into product_translation (product_id, language_id, name) values (${own}, ${idOf("language", "de")}, 'Eigenes')`;
  await sql`insert into product_price (product_id, customer_group_id, currency_id, gross_cents, net_cents)
    select ${own}, customer_group_id, currency_id, 100, 84 from sales_channel`;
  await sql`insert into product_stock (product_id, stock) values (${own}, 3)`;
  await sql`insert into seo_url (id, language_id, route_name, foreign_key, seo_path_info, is_canonical)
    values (${own}, ${idOf("language", "de")}, 'frontend.detail.page', ${own}, 'eigenes', true)`;
  await sql`insert into media (id, path, file_name, file_extension, mime_type, file_size, added_at)
    values (${own}, '/media/own.png', 'own', 'png', 'image/png', 1, now())`;
  await sql`insert into promotion (id, code_type, discounts, added_at) values (${own}, 'global', '[]', now())`;
  const rows = async () =>
    (
      await sql`select
        (select count(*)::int from product where id = ${own}) as product,
        (select count(*)::int from product_translation where product_id = ${own}) as text,
        (select count(*)::int from product_price where product_id = ${own}) as price,
        (select stock from product_stock where product_id = ${own}) as stock,
        (select count(*)::int from seo_url where foreign_key = ${own} and is_canonical) as path,
        (select count(*)::int from media where id = ${own}) as picture,
        (select count(*)::int from promotion where id = ${own}) as promotion`
    )[0];
  const before = await rows();
  expect(before).toEqual({ product: 1, text: 1, price: 1, stock: 3, path: 1, picture: 1, promotion: 1 });
  await shop.importFiles(files, { drafts: true });
  expect(await rows()).toEqual(before);
});

it("an import leaves landing pages alone that staff made, with their blocks and addresses", async () => {
  const files = smallCatalogue();
  await shop.importFiles(files, { drafts: true });
  const { sql } = shop;
  await sql`insert into cms_page (id, type, added_at) values (${own}, 'landingpage', now())`;
  await sql`insert into cms_section (id, page_id, position, added_at) values (${own}, ${own}, 0, now())`;
  await sql`insert into cms_block (id, section_id, position, type, added_at) values (${own}, ${own}, 0, 'text', now())`;
  await sql`insert into cms_slot (id, block_id, type, slot, added_at) values (${own}, ${own}, 'text', 'content', now())`;
  await sql`insert into landing_page (id, cms_page_id, added_at) values (${own}, ${own}, now())`;
  await sql`insert into seo_url (id, language_id, route_name, foreign_key, seo_path_info, is_canonical)
    values (${own}, ${idOf("language", "de")}, 'frontend.landing.page', ${own}, 'eigene-seite', true)`;
  await shop.importFiles(files, { drafts: true });
  const left = await sql`
    select from cms_slot t join cms_block b on b.id = t.block_id join cms_section s on s.id = b.section_id
      join landing_page l on l.cms_page_id = s.page_id and l.active join seo_url u on u.foreign_key = l.id and u.is_canonical
    where l.id = ${own}`;
  expect(left).toHaveLength(1);
});

it("a product of the files that is gone from them goes, as ever", async () => {
  const files = smallCatalogue();
  await shop.importFiles(files, { drafts: true });
  const [first] = await shop.sql<{ n: number }[]>`select count(*)::int as n from product`;
  (files["products/pumps.yaml"] as object[]).pop();
  await shop.importFiles(files, { drafts: true });
  const [second] = await shop.sql<{ n: number }[]>`select count(*)::int as n from product`;
  expect(second?.n).toBeLessThan(first?.n ?? 0);
});

it("an import leaves tariffs and methods as staff have set them, and follows its files in the others", async () => {
  const files = smallCatalogue();
  await shop.importFiles(files, { drafts: true });
  const { sql } = shop;
  const methods = () =>
    sql`select technical_name, position from payment_method order by technical_name`.then((rows) => [
      ...rows,
    ]);
  const tariffs = () =>
    sql`select rates -> 0 -> 'steps' as steps from shipping_tariff`.then((rows) => [...rows]);
  const [first] = await methods();
  await sql`update payment_method set position = 99, changed_at = now() where technical_name = ${first?.["technical_name"]}`;
  await sql`update payment_method set position = 98 where changed_at is null`;
  await sql`update shipping_tariff set rates = '[{"zone": "de", "steps": []}]', changed_at = now()`;
  await shop.importFiles(files, { drafts: true });
  const after = await methods();
  expect(after.filter(({ position }) => position === 99)).toEqual([{ ...first, position: 99 }]);
  expect(after.filter(({ position }) => position === 98)).toEqual([]);
  expect(await tariffs()).toEqual([{ steps: [] }]);
});
