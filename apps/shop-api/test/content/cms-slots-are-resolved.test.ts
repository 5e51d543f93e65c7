import {
  type CmsPage,
  type CmsSlot,
  type KnownSlotType,
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
  page = (await shop.api.post<CmsPage>(`/cms/${id.cmsPage("home")}`)).body;
});

const slots = (): CmsSlot[] =>
  page.sections.flatMap((section) => section.blocks.flatMap((block) => block.slots));
const data = <T extends KnownSlotType>(type: T): SlotDataByType[T][] =>
  slots()
    .filter((slot) => slot.type === type)
    .map((slot) => slot.data as SlotDataByType[T]);

it("keeps the data schema of every slot type [105]", () => {
  for (const slot of slots().filter((each) => each.type in slotDataSchemas)) {
    expect([slot.type, schemaProblems(slotDataSchemas[slot.type as KnownSlotType], slot.data)]).toEqual([
      slot.type,
      [],
    ]);
  }
});

it("keeps sections and blocks in order, with their looks [161]", () => {
  expect(page.sections.map((section) => section.blocks.map((block) => block.type))).toEqual([
    ["text-hero", "image", "image-slider"],
    [
      "product-slider",
      "product-slider",
      "product-three-column",
      "youtube-video",
      "html",
      "form",
      "hearth-accordion",
    ],
  ]);
  expect(page.sections[0]).toMatchObject({
    sizingMode: "full_width",
    backgroundColor: "#f6f4f0",
    backgroundMediaMode: "cover",
    backgroundMedia: { fileExtension: "svg" },
    visibility: { mobile: true, tablet: true, desktop: true },
  });
});

it("fills texts, and keeps what is the same in every language", () => {
  expect(data("text")).toMatchObject([{ content: "<h1>Willkommen</h1>" }]);
  expect(data("html")).toMatchObject([{ content: "<p>Frei</p>" }]);
  expect(slots()[0]?.translated.config).toMatchObject({
    content: { source: "static", value: "<h1>Willkommen</h1>" },
    verticalAlign: { source: "static", value: "center" },
  });
});

it("translates texts", async () => {
  const english = await shop.api.post<CmsPage>(
    `/cms/${id.cmsPage("home")}`,
    {},
    { "sw-language-id": id.language("en") },
  );
  expect(english.body.sections[0]?.blocks[0]?.slots[0]?.data).toMatchObject({ content: "<h1>Welcome</h1>" });
});

it("resolves pictures", () => {
  expect(data("image")).toMatchObject([
    {
      mediaId: id.media("heat-pump.svg"),
      media: { alt: "Eine Wärmepumpe" },
      url: "/waermepumpen",
      newTab: true,
    },
  ]);
  expect(data("image-slider")).toMatchObject([
    {
      sliderItems: [
        { media: { id: id.media("module.svg") }, url: "/photovoltaik", newTab: false },
        { media: { id: id.media("detail.svg") }, url: null },
      ],
    },
  ]);
  expect(data("youtube-video")).toMatchObject([{ media: { id: id.media("detail.svg") } }]);
});

it("resolves products: named ones in their order without those not sold, and those of a stream", () => {
  const [named, ofStream] = data("product-slider");
  expect(named?.products?.map((product) => product.productNumber)).toEqual(["WZ-H-200", "NW-KE"]);
  expect(ofStream?.streamId).toBe(id.stream("topsellers"));
  expect(ofStream?.products?.map((product) => product.productNumber)).toEqual(["NW-KE", "SH-420.W"]);
  expect(data("product-box")).toMatchObject([
    { productId: id.product("inverter"), product: { productNumber: "NW-INV-8" } },
  ]);
});

it("gives forms their salutations", () => {
  expect(data("form").flat()).toMatchObject([{ salutationKey: "mrs" }, { salutationKey: "mr" }]);
});

it("hands out blocks of our own with their configuration", () => {
  const own = slots().find((slot) => slot.type === "hearth-accordion");
  expect(own).toMatchObject({
    data: null,
    translated: { config: { items: { value: [{ title: "Frage", text: "Antwort" }] } } },
  });
});

it("opens pages for dialogs", async () => {
  const { body } = await shop.api.post<CmsPage>(`/cms/${id.cmsPage("terms")}`);
  expect(body).toMatchObject({ type: "page", translated: { name: "AGB" } });
});
