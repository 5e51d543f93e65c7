import type { MakerSheet } from "@hearth/admin-contract";
import { makerAddress } from "@hearth/catalog/gate";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import { maker } from "../harness/admin/admin-shelf-requests.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { completeReferences } from "../harness/content/given-product.ts";
import { testShop } from "../harness/test-shop.ts";

/* The page of a maker is a category whose words were copied from the maker: they follow it, and what people wrote there stays. */
const shop = testShop();
const admin = testAdmin(shop);

const params = { id: id.manufacturer("nordwerk") };
const logo = id.media("brands/nordwerk.svg");
const before = {
  name: "Nordwerk",
  street: "Deich 1",
  zip: "25813",
  city: "Husum",
  land: "Deutschland",
  email: "service@nordwerk.example",
  link: "https://nordwerk.example",
};

/** As an import of files with `brands` makes it, below a page that shows all makers. */
async function givenPage(): Promise<string> {
  const [pageId, cmsPageId, sectionId, blockId] = [newId(), newId(), newId(), newId()];
  const words = `<h2>Anschrift</h2>${makerAddress(before)}<p>Erfunden.</p>`;
  const content = JSON.stringify({ [id.language("de")]: { content: { source: "static", value: words } } });
  const picture = JSON.stringify({ media: { source: "static", value: logo } });
  await shop.sql`insert into cms_page (id, type) values (${cmsPageId}, 'product_list')`;
  await shop.sql`insert into cms_section (id, page_id, position, type) values (${sectionId}, ${cmsPageId}, 0, 'default')`;
  await shop.sql`insert into cms_block (id, section_id, position, type) values (${blockId}, ${sectionId}, 0, 'image-text')`;
  await shop.sql`insert into cms_slot (id, block_id, type, slot, texts) values (${newId()}, ${blockId}, 'text', 'right', ${content}::text::jsonb)`;
  await shop.sql`insert into cms_slot (id, block_id, type, slot, config) values (${newId()}, ${blockId}, 'image', 'left', ${picture}::text::jsonb)`;
  await shop.sql`insert into category (id, parent_id, level, path, cms_page_id, media_id)
    values (${pageId}, ${id.category("empty")}, 3, ${[id.category("root"), id.category("empty")]}::uuid[], ${cmsPageId}, ${logo})`;
  await shop.sql`insert into category_translation (category_id, language_id, name, description, meta_description) values
    (${pageId}, ${id.language("de")}, 'Nordwerk', '<p>Aus Husum</p>', 'Aus Husum'),
    (${pageId}, ${id.language("en")}, 'Nordwerk', '<p>Written by hand</p>', 'From Husum')`;
  await shop.sql`update manufacturer set page_id = ${pageId} where id = ${params.id}`;
  return pageId;
}

it("says what the maker now says, and keeps what somebody wrote by hand", async () => {
  await completeReferences(shop.sql);
  await shop.sql`update manufacturer set texts = jsonb_set(texts, ${[id.language("de"), "name"]}, '"Nordwerk"') where id = ${params.id}`;
  const pageId = await givenPage();
  const { client } = await admin.worker("catalogue");
  const { version } = (await client.ask<MakerSheet>("readManufacturer", { params })).body;
  const picture = id.media("heat-pump.svg");
  const descriptions = ["de-DE", "en-GB", "pl-PL"].map((locale) => ({ locale, text: `Neu & gut ${locale}` }));
  const wish = { ...maker, name: "Nordwerk AG", city: "Kiel", mediaId: picture, descriptions, version };
  const changed = await client.ask<MakerSheet>("changeManufacturer", { params, input: wish });
  expect(changed.faults).toEqual([]);

  const texts = await shop.sql`select name, description, meta_description from category_translation
    where category_id = ${pageId} order by description`;
  expect(texts).toEqual([
    { name: "Nordwerk AG", description: "<p>Neu &amp; gut de-DE</p>", meta_description: "Neu & gut de-DE" },
    { name: "Nordwerk AG", description: "<p>Written by hand</p>", meta_description: "Neu & gut en-GB" },
  ]);
  const [page] = await shop.sql<
    { media_id: string; custom_fields: Record<string, unknown>; slots: string }[]
  >`
    select c.media_id, c.custom_fields, string_agg(s.config::text || s.texts::text, '') as slots from category c
      join cms_section n on n.page_id = c.cms_page_id join cms_block b on b.section_id = n.id join cms_slot s on s.block_id = b.id
    where c.id = ${pageId} group by c.id`;
  expect(page?.media_id).toBe(picture);
  expect(page?.custom_fields["hearth_brand"]).toMatchObject({ city: "Kiel", link: maker.link });
  expect(page?.slots).toContain("Nordwerk AG<br>Deichweg 4<br>25813 Kiel<br>Deutschland");
  expect(page?.slots).toContain(picture);
  expect(page?.slots).not.toContain(logo);
});

it("is refused where goods that are sold would lack what the law wants beside them", async () => {
  const { client } = await admin.worker("catalogue");
  const { body: seen } = await client.ask<MakerSheet>("readManufacturer", { params });
  const input = { ...maker, descriptions: seen.descriptions, mediaId: null, version: seen.version };
  const { faults, errors } = await client.ask("changeManufacturer", { params, input });
  expect(faults).toEqual(["409 ADMIN__NOT_PUBLISHABLE"]);
  expect(errors[0]?.meta?.parameters?.["reasons"]).toContainEqual(
    expect.objectContaining({ rule: "manufacturer", field: "logo" }),
  );
});
