import {
  type CmsPage,
  type KnownSlotType,
  type ProductDetail,
  schemaProblems,
  slotDataSchemas,
  type SlotDataByType,
} from "@hearth/contract";
import { beforeAll, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
let page: CmsPage;
beforeAll(async () => {
  await shop.sql`update product_read set doc = jsonb_set(doc::jsonb, '{cmsPageId}', to_jsonb(${id.cmsPage("product")}::text))::json
    where product_id = ${id.product("kestrel-8")}`;
  const { body } = await shop.api.post<ProductDetail>(`/product/${id.product("kestrel-8")}`);
  page = body.product.cmsPage as CmsPage;
});

const slots = (of: CmsPage) =>
  of.sections.flatMap((section) => section.blocks.flatMap((block) => block.slots));
const data = <T extends KnownSlotType>(type: T, of = page): SlotDataByType[T][] =>
  slots(of)
    .filter((slot) => slot.type === type)
    .map((slot) => slot.data as SlotDataByType[T]);

it("keeps the data schema of every slot type", () => {
  for (const slot of slots(page))
    expect([slot.type, schemaProblems(slotDataSchemas[slot.type as KnownSlotType], slot.data)]).toEqual([
      slot.type,
      [],
    ]);
});

it("shows name, maker and pictures of the product whose page it is", () => {
  expect(data("product-name")).toMatchObject([{ content: "Wärmepumpe Kestrel" }]);
  expect(data("manufacturer-logo")).toMatchObject([{ manufacturer: { name: "Nordwerk" } }]);
  expect(data("image-gallery")[0]?.sliderItems?.map(({ media }) => media?.id)).toEqual([
    id.media("heat-pump.svg"),
    id.media("detail.svg"),
  ]);
});

it("offers the product with its choices, or the product a slot names, or nothing when it is gone", () => {
  const boxes = Object.fromEntries(
    slots(page)
      .filter((slot) => slot.type === "buy-box")
      .map((slot) => [slot.slot, slot.data as SlotDataByType["buy-box"]]),
  );
  expect(boxes["right"]).toMatchObject({ product: { productNumber: "NW-KE-08" } });
  expect(boxes["right"]?.totalReviews).toBeGreaterThan(0);
  expect(boxes["right"]?.configuratorSettings?.[0]?.options).toHaveLength(3);
  expect(boxes["named"]).toMatchObject({ product: { productNumber: "NW-INV-8" }, configuratorSettings: [] });
  expect(boxes["gone"]).toMatchObject({ productId: null, product: null, configuratorSettings: null });
});

it("brings reviews and accessories along", () => {
  const [described] = data("product-description-reviews");
  expect(described?.reviews?.elements.map(({ title }) => title)).toContain("Sehr leise");
  expect(data("cross-selling")[0]?.crossSellings?.map((group) => group.crossSelling.translated.name)).toEqual(
    ["Zubehör", "Bestseller"],
  );
});

it("keeps the margins of a block", () => {
  expect(page.sections[0]?.blocks[1]).toMatchObject({
    marginTop: "20px",
    marginBottom: "40px",
    marginLeft: null,
  });
});

it("leaves the slots empty on a page of no product", async () => {
  const { body } = await shop.api.post<CmsPage>(`/cms/${id.cmsPage("product")}`);
  expect(data("product-name", body)).toMatchObject([{ content: null }]);
  expect(data("cross-selling", body)).toMatchObject([{ crossSellings: null }]);
});
