import fc from "fast-check";
import { expect, it } from "vitest";
import { createHeadingLevels } from "./heading-levels.ts";

it.each([
  ["<h1>a</h1><h2>b</h2><h3>c</h3>", "<h1>a</h1><h2>b</h2><h3>c</h3>"],
  ["<h3>a</h3><p>x</p><h3>b</h3>", '<h2 class="like-h3">a</h2><p>x</p><h2 class="like-h3">b</h2>'],
  ["<h2>a</h2><h4>b</h4><h2>c</h2>", '<h2>a</h2><h3 class="like-h4">b</h3><h2>c</h2>'],
  ["<p>no heading</p>", "<p>no heading</p>"],
])("turns %s into %s", (html, expected) => {
  expect(createHeadingLevels().level(html)).toBe(expected);
});

it("remembers the headings of the texts and products before", () => {
  const headings = createHeadingLevels();
  headings.pass(2, 3);
  expect(headings.level("<h3>a</h3>")).toBe("<h3>a</h3>");
  expect(headings.level("<h4>b</h4>")).toBe("<h4>b</h4>");
});

it("never leaves a gap, whatever editors write", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 })), (sizes) => {
      const html = createHeadingLevels().level(sizes.map((size) => `<h${size}>x</h${size}>`).join(""));
      const levels = [1, ...[...html.matchAll(/<h(\d)/g)].map(([, digit]) => Number(digit))];
      expect(levels.slice(1).every((level, index) => level <= (levels[index] ?? 0) + 1)).toBe(true);
    }),
  );
});
