import { expect, it } from "vitest";
import { draftFormOf, draftOf, moved, withBlock } from "./draft-form.ts";

const said = (locale: string) => ({
  locale,
  name: "Solar",
  path: "solar",
  metaTitle: "",
  metaDescription: "",
});
const text = (locale: string) => ({ locale, title: "T", html: "<p>x</p>", secondHtml: "", link: "" });
const all = ["de-DE", "en-GB", "pl-PL"];

it("says again what it was given, and fills in languages that say nothing", () => {
  const block = {
    kind: "products" as const,
    streamId: null,
    mediaId: null,
    productNumbers: ["A-1", "B-2"],
    categoryIds: [],
    texts: all.map(text),
  };
  const draft = { texts: all.map(said), blocks: [block] };
  expect(draftOf(draftFormOf(draft))).toEqual(draft);
  expect(draftOf(draftFormOf({ texts: [said("pl-PL")], blocks: [] })).texts.map(({ name }) => name)).toEqual([
    "",
    "",
    "Solar",
  ]);
});

it("reads numbers line by line, each once", () => {
  const form = withBlock(draftFormOf({ texts: [], blocks: [] }), "teasers");
  const blocks = form.blocks.map((block) => ({ ...block, productNumbers: " A-1\nB-2, A-1;\n" }));
  expect(draftOf({ ...form, blocks }).blocks[0]?.productNumbers).toEqual(["A-1", "B-2"]);
});

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 2, "acb"],
  [0, -1, "abc"],
  [2, 9, "abc"],
  [7, 0, "abc"],
])("moves from %i to %i: %s", (from, to, order) => {
  const empty = draftFormOf({ texts: [], blocks: [] });
  const { blocks } = withBlock(withBlock(withBlock(empty, "text"), "hero"), "banner");
  const names = new Map(blocks.map(({ key }, at) => [key, "abc"[at]]));
  expect(
    moved(blocks, from, to)
      .map(({ key }) => names.get(key))
      .join(""),
  ).toBe(order);
});
