import { expect, it } from "vitest";
import { markedTitles } from "./marked-titles.ts";

const read = (source: string) => markedTitles("x.test.ts", source);

it.each([
  ["a plain title", `it("adds [12]", () => {});`],
  ["a template", "test(`in ${locale} adds [12]`, async () => {});"],
  ["a table", `it.each([1, 2])("adds %i [12]", () => {});`],
  ["a tagged table", 'it.each`a | b\n${1} | ${2}`("adds $a [12]", () => {});'],
  ["a condition", `it.runIf(process.env.X)("adds [12]", () => {});`],
  ["a group of the browser tests", `test.describe("cart [12]", () => {});`],
  ["a test inside a loop", "for (const a of b) { it(`adds ${a.name} [12]`, () => {}); }"],
])("finds the mark of %s", (_, source) => {
  expect(read(source).map(({ items }) => items)).toEqual([[12]]);
});

it.each([
  ["a skipped test", `it.skip("adds [12]", () => {});`],
  ["a test to be written", `it.todo("adds [12]");`],
  ["a step", `test("adds", async () => { await test.step("first [12]", () => {}); });`],
  ["another function", `click("row [12]");`],
  ["a comment", `// it("adds [12]")`],
])("does not take the mark of %s", (_, source) => {
  expect(read(source)).toEqual([]);
});

it("names the groups around a test, without marks", () => {
  const source = `describe("cart [7]", () => { describe("line", () => { it("adds [12, 13]", () => {}); }); });`;
  expect(read(source)).toEqual([
    { titles: ["cart"], text: "[7]", items: [7] },
    { titles: ["cart", "line", "adds"], text: "[12, 13]", items: [12, 13] },
  ]);
});
