import { expect, it } from "vitest";
import { cleanHtml } from "./clean-html.ts";
import { unlistedMarkup } from "./unlisted-markup.ts";

const longest = 100_000;
const filled = (piece: string, length = longest) => piece.repeat(Math.ceil(length / piece.length));

// At most a second of CPU. The limit is far above it, but what grew with the square of the length took minutes.
it.each([
  ["open tags", filled("<div>")],
  ["tags that close nothing", filled("<b>", longest / 2) + filled("</i>", longest / 2)],
  ["tags cut short", filled("<a ")],
  ["attributes", `<p ${Array.from({ length: longest / 8 }, (_, at) => `a${at}=1`).join(" ")}>`],
  ["quotes left open", filled('<a title="')],
  ["comments left open", filled("<!--")],
  ["less-than signs", filled("<")],
  ["elements dropped whole", filled("<noscript>")],
  ["raw text left open", filled("<iframe>")],
  ["entities", filled("&lt")],
  ["endless text", filled("<p>text</p>", longest * 50)],
])("comes to an end with many %s", { timeout: 30_000 }, (_name, html) => {
  expect(cleanHtml(html).length).toBeLessThan(longest * 10);
});

it("drops tags deeper than a hundred and keeps their text", () => {
  const html = cleanHtml(`${"<div>".repeat(500)}text`);
  expect(html).toBe(`${"<div>".repeat(100)}text${"</div>".repeat(100)}`);
});

it("cuts off what is too long, and closes what was open there", () => {
  const html = cleanHtml(`<p>${"x".repeat(longest)}<b>lost</b></p>`);
  expect(html).toBe(`<p>${"x".repeat(longest - 3)}</p>`);
  expect(unlistedMarkup(html)).toEqual([]);
});
