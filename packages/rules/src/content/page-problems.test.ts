import { expect, it } from "vitest";
import type { BlockKind, PageBlock, PageDraft } from "./page-draft.ts";
import { completeLocales, pageProblems } from "./page-problems.ts";

const text = (locale: string, name = "Solar", path = "solar") => ({
  locale,
  name,
  path,
  metaTitle: "",
  metaDescription: "",
});
const block = (kind: BlockKind, more: Partial<PageBlock> = {}): PageBlock => ({
  kind,
  mediaId: null,
  productNumbers: [],
  categoryIds: [],
  texts: [],
  ...more,
});
const said = (locale: string, title: string, html = "") => ({
  locale,
  title,
  html,
  secondHtml: "",
  link: "",
});
const heading = block("heading", { texts: [said("de-DE", "Solar"), said("pl-PL", "Słońce")] });
const codes = (draft: PageDraft) =>
  pageProblems(draft, "de-DE").map(({ code, locale, block: at, field }) =>
    [code, locale, at, field].filter((part) => part !== null).join(" "),
  );

it("wants the main language whole, and another one if it has an address there", () => {
  expect(codes({ texts: [text("de-DE")], blocks: [heading] })).toEqual([]);
  expect(codes({ texts: [text("de-DE"), text("en-GB", "Solar", "")], blocks: [heading] })).toEqual([]);
  expect(codes({ texts: [text("de-DE"), text("en-GB")], blocks: [heading] })).toEqual([
    "NO_TEXT en-GB 0 title",
  ]);
  expect(codes({ texts: [text("pl-PL", "")], blocks: [] })).toEqual([
    "NO_NAME de-DE",
    "NO_NAME pl-PL",
    "NO_PATH de-DE",
    "NO_BLOCKS",
  ]);
});

it.each([
  [block("picture"), ["NO_PICTURE 0"]],
  [block("picture", { mediaId: "a" }), []],
  [block("banner", { mediaId: "a" }), ["NO_TEXT de-DE 0 html"]],
  [block("hero", { mediaId: "a", texts: [said("de-DE", "Groß")] }), []],
  [block("teasers"), ["NO_GOODS 0"]],
  [block("teasers", { productNumbers: ["A-1"] }), []],
  [block("products", { streamId: "a", texts: [said("de-DE", "Neu")] }), []],
  [block("teasers", { streamId: "a" }), ["NO_GOODS 0"]],
  [block("categories"), ["NO_GOODS 0"]],
  [block("columns", { texts: [said("de-DE", "", "<p>links</p>")] }), ["NO_TEXT de-DE 0 secondHtml"]],
])("%j", (only, problems) => {
  expect(codes({ texts: [text("de-DE")], blocks: [only] })).toEqual(problems);
});

it("knows the languages in which nothing is missing", () => {
  const texts = [text("de-DE"), text("en-GB"), text("pl-PL"), text("fr-FR", "", "")];
  expect(completeLocales({ texts, blocks: [heading] })).toEqual(["de-DE", "pl-PL"]);
});
