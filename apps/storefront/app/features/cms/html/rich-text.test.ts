import { expect, it } from "vitest";
import { createHeadingLevels } from "../view/heading-levels.ts";
import { richText } from "./rich-text.server.ts";

const shown = (html: string) => richText(html, createHeadingLevels());

it("shows pictures of our own media in the sizes of the image route", () => {
  const html = shown('<p><img src="/media/plan.jpg" width="800" height="600" alt="Plan" onerror="x"></p>');
  expect(html).toContain('src="/image/480/media/plan.jpg"');
  expect(html).toContain("/image/800/media/plan.jpg 800w");
  expect(html).toContain('width="800" height="600" alt="Plan" loading="lazy"');
  expect(html).not.toContain("onerror");
});

it.each([
  [
    '<img src="https://cdn.example/a.png" alt="a">',
    '<img src="https://cdn.example/a.png" alt="a" loading="lazy">',
  ],
  [
    '<img src="https://cdn.example/a?b=1&amp;c=2" srcset="/x 1x" sizes="1px" loading="eager" width="x" height="1">',
    '<img src="https://cdn.example/a?b=1&amp;c=2" alt="" loading="lazy">',
  ],
  ['<img src="data:image/png;base64,AA" alt="a">', ""],
  ['<img alt="no source">', ""],
  ["<h3>Frage</h3>", '<h2 class="like-h3">Frage</h2>'],
])("turns %j into %j", (html, expected) => {
  expect(shown(html)).toBe(expected);
});
