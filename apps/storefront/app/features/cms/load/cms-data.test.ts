import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from "@hearth/contract";
import { expect, it, vi } from "vitest";
import { blockTypes } from "./block-types.ts";
import { cmsData } from "./cms-data.server.ts";
import { hasMainHeading } from "./shown-content.ts";

const slot = (type: string, data: unknown, over: object = {}) =>
  ({ type, slot: "content", data, translated: { config: {} }, ...over }) as unknown as CmsSlot;
const text = (content: string, over?: object) => slot("text", { content }, over);
const block = (over: Partial<CmsBlock>) =>
  ({ id: "b", type: "text", position: 0, slots: [text("<p>x</p>")], ...over }) as unknown as CmsBlock;
const section = (over: Partial<CmsSection>) =>
  ({
    id: "s",
    type: "default",
    position: 0,
    sizingMode: "boxed",
    blocks: [block({})],
    ...over,
  }) as unknown as CmsSection;
const page = (...sections: CmsSection[]) => ({ sections }) as Pick<CmsPage, "sections">;
const plain = { order: null };

it("shows sections and blocks by position and leaves out what is empty", () => {
  const cms = cmsData(
    page(
      section({ id: "second", position: 2 }),
      section({
        id: "first",
        position: 1,
        blocks: [block({ id: "b2", position: 2 }), block({ id: "b1", position: 1 })],
      }),
      section({ id: "empty", position: 0, blocks: [block({ slots: [text("")] })] }),
    ),
    plain,
  );
  expect(cms.sections.map(({ id }) => id)).toEqual(["first", "second"]);
  expect(cms.sections[0]?.blocks.map(({ id }) => id)).toEqual(["b1", "b2"]);
});

it.each([
  [2, 2],
  ["4", 4],
  [9, undefined],
  [null, undefined],
])("a listing has as many columns as its page says: %s [84]", (value, columns) => {
  const listing = slot("product-listing", null, { translated: { config: { columns: { value } } } });
  const context = { ...plain, listing: { cards: [] } as never };
  const cms = cmsData(
    page(section({ blocks: [block({ type: "product-listing", slots: [listing] })] })),
    context,
  );
  const shown = cms.sections[0]?.blocks[0]?.columns[0]?.slots[0]?.content;
  expect(shown).toMatchObject({ type: "product-listing", columns });
});

it.each(blockTypes)("knows the block %s", (type) => {
  const onUnknown = vi.fn<(kind: string, type: string) => void>();
  const cms = cmsData(page(section({ blocks: [block({ type })] })), { ...plain, onUnknown });
  expect(cms.sections[0]?.blocks[0]?.type).toBe(type);
  expect(onUnknown).not.toHaveBeenCalled();
});

it("skips blocks and slots nobody knows and says so", () => {
  const onUnknown = vi.fn<(kind: string, type: string) => void>();
  const blocks = [
    block({ type: "flipbook" }),
    block({ id: "known", slots: [slot("hologram", {}), text("<p>da</p>")] }),
    block({ slots: [slot("constructor", {}), slot("toString", null)] }),
  ];
  const cms = cmsData(page(section({ blocks })), { ...plain, onUnknown });
  expect(cms.sections[0]?.blocks.map(({ id }) => id)).toEqual(["known"]);
  expect(onUnknown.mock.calls).toEqual([
    ["block", "flipbook"],
    ["slot", "hologram"],
    ["slot", "constructor"],
    ["slot", "toString"],
  ]);
});

it("keeps the side apart, and only where a section has one", () => {
  const blocks = [block({ id: "main" }), block({ id: "side", sectionPosition: "sidebar", position: 1 })];
  const [shown] = cmsData(
    page(section({ type: "sidebar", mobileBehavior: "hidden", blocks })),
    plain,
  ).sections;
  expect(shown?.sidebar).toMatchObject({ isHiddenOnPhones: true, blocks: [{ id: "side" }] });
  expect(shown?.blocks.map(({ id }) => id)).toEqual(["main"]);
  const [without] = cmsData(page(section({ blocks })), plain).sections;
  expect(without?.sidebar).toBeNull();
  expect(without?.blocks).toHaveLength(2);
});

it("keeps headings without gaps over the whole page", () => {
  const cms = cmsData(
    page(
      section({ blocks: [block({ slots: [text("<h1>a</h1>")] })] }),
      section({ id: "t", position: 1, blocks: [block({ slots: [text("<h4>b</h4>")] })] }),
    ),
    plain,
  );
  expect(hasMainHeading(cms)).toBe(true);
  expect(cms.sections[1]?.blocks[0]?.columns[0]?.slots[0]?.content).toMatchObject({
    html: '<h2 class="like-h4">b</h2>',
  });
});

it("has slots without data of their own only where the page can fill them", () => {
  const blocks = [
    block({ slots: [slot("category-navigation", null)] }),
    block({ slots: [slot("sidebar-filter", null)] }),
    block({ slots: [slot("buy-box", null), slot("cross-selling", null), slot("product-name", null)] }),
  ];
  expect(cmsData(page(section({ blocks })), plain).sections).toEqual([]);
});

it("is empty without a page", () => {
  expect(cmsData(null, plain)).toEqual({ sections: [] });
});
