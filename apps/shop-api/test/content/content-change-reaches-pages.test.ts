import type { Category, EntitySearchResult, ProductDetail, SeoUrl } from "@hearth/contract";
import { it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
testWorker(shop);

const german = id.language("de");
const detail = async (key: string) =>
  (await shop.api.post<ProductDetail>(`/product/${id.product(key)}`)).body;
const isMenuItem = async (name: string) =>
  (await shop.api.post<Category[]>("/navigation/main-navigation/main-navigation")).body.some(
    (each) => each.translated.name === name,
  );

it("the name of a category, in the navigation and on the way to it", async () => {
  await expectToReach({
    read: async () => [
      await isMenuItem("Photovoltaik"),
      (await shop.api.post<Category>(`/category/${id.category("photovoltaics")}`)).body.breadcrumb[1],
      (await detail("guide")).product.seoCategory?.translated.name,
    ],
    from: [true, "Photovoltaik", "Photovoltaik"],
    change: () => shop.sql`
      update category_translation set name = 'Solarstrom' where category_id = ${id.category("photovoltaics")} and language_id = ${german}`,
    to: [false, "Solarstrom", "Solarstrom"],
  });
});

it("the end of a category", async () => {
  await expectToReach({
    read: async () => [
      await isMenuItem("Leer"),
      (await shop.api.post(`/product-listing/${id.category("empty")}`)).status,
    ],
    from: [true, 200],
    change: () => shop.sql`update category set active = false where id = ${id.category("empty")}`,
    to: [false, 404],
  });
});

it("a new text of a content page", async () => {
  await expectToReach({
    read: async () =>
      JSON.stringify((await shop.api.post(`/category/${id.category("terms")}`)).body).includes("<p>Neu</p>"),
    from: false,
    change: () => shop.sql`
      update cms_slot set texts = jsonb_set(texts, ${[german, "content", "value"]}::text[], '"<p>Neu</p>"')
      where block_id in (select b.id from cms_block b join cms_section s on s.id = b.section_id where s.page_id = ${id.cmsPage("terms")})`,
    to: true,
  });
});

it("a picture's text, wherever the picture is shown", async () => {
  const alt = 'alt":"Neues Bild"';
  await expectToReach({
    read: async () => [
      JSON.stringify((await shop.api.post("/media", { ids: [id.media("heat-pump.svg")] })).body).includes(
        alt,
      ),
      JSON.stringify((await shop.api.post(`/cms/${id.cmsPage("home")}`)).body).includes(alt),
      JSON.stringify(await detail("kestrel-8")).includes(alt),
    ],
    from: [false, false, false],
    change: () => shop.sql`
      update media set texts = ${shop.sql.json({ [german]: { alt: "Neues Bild" } })} where id = ${id.media("heat-pump.svg")}`,
    to: [true, true, true],
  });
});

it("a moved address", async () => {
  const address = async (path: string) =>
    (await shop.api.post<EntitySearchResult<SeoUrl>>("/seo-url", { filter: { seoPathInfo: path } })).body
      .elements[0]?.seoPathInfo;
  const hose = id.product("hose");
  await expectToReach({
    read: async () => [await address("neues-rohr"), await address("heizungsrohr-16")],
    from: [undefined, "heizungsrohr-16"],
    change: () =>
      shop.sql.begin(async (tx) => {
        await tx`update seo_url set is_canonical = false where foreign_key = ${hose} and language_id = ${german}`;
        await tx`insert into seo_url (id, language_id, route_name, foreign_key, seo_path_info)
          values (${"7".repeat(32)}, ${german}, 'frontend.detail.page', ${hose}, 'neues-rohr')`;
      }),
    to: ["neues-rohr", "neues-rohr"],
  });
});

it("the maintenance of the shop, and its end", async () => {
  const read = async () => (await shop.api.get("/context")).status;
  await expectToReach({
    read,
    from: 200,
    change: () => shop.sql`update sales_channel set maintenance = true`,
    to: 503,
  });
  await expectToReach({
    read,
    from: 503,
    change: () => shop.sql`update sales_channel set maintenance = false`,
    to: 200,
  });
});
