// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateJSON } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { richTextExtensions } from "./extensions.ts";
import { fitsEditor } from "./fits-editor.ts";
import { writeHtml } from "./write-html.ts";

const through = (html: string) => writeHtml(generateJSON(html, richTextExtensions));

/** Between blocks it says nothing, and whoever reads a page sees one space for any. */
const inOneLine = (html: string) =>
  html
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/> </g, "><")
    .trim();
/** Browsers put the rows of a table into a body by themselves, and a sign is the same whichever way it is written. */
const asRead = (html: string) =>
  inOneLine(html)
    .replace(/<\/?tbody>/g, "")
    .replaceAll("&nbsp;", "\u00a0");

describe("a text that was opened and saved", () => {
  it.each([
    "<h2>Recht</h2><p>Vierzehn Tage.</p>",
    "<h3>a</h3><h4>b</h4>",
    "<p>a<br>b &amp; c &lt;d&gt; €</p>",
    '<p>Telefon <a href="tel:+49">+49 <strong>69</strong></a> oder <em><u>hier</u></em></p>',
    '<p><a href="#cookie-consent">Cookies</a>, <a href="/de/agb?a=1&amp;b=2">AGB</a></p>',
    "<ul><li>An uns<ul><li>innen</li></ul></li><li><strong>Name</strong></li></ul><ol><li>eins</li></ol>",
    "<blockquote><p>Zitat</p></blockquote><hr><p>Ende</p>",
    "<table><thead><tr><th>Art</th><th>Kosten</th></tr></thead><tbody><tr><td>Sperrgut</td><td>35 €</td></tr></tbody></table>",
    '<table><tbody><tr><th>Art</th><td colspan="2">beides</td></tr></tbody></table>',
  ])("%s is the same", (html) => {
    expect(fitsEditor(html)).toBe(true);
    expect(inOneLine(through(html))).toBe(html);
  });

  it("has nothing in it that the shop's cleaner would take out", () => {
    const html = through(
      '<p onclick="x()">a<script>x</script><a href="javascript:x">b</a><code>c</code></p><h1>d</h1>',
    );
    expect(html).not.toMatch(/script|onclick|<code|<h1/);
    expect(fitsEditor(html)).toBe(true);
  });
});

it.each([
  ['<p><img src="/a.png" alt=""></p>', false],
  ["<dl><dt>a</dt><dd>b</dd></dl>", false],
  ['<p><a class="btn btn-primary" href="/">a</a></p>', false],
  ['<p class="x">a</p>', false],
  ['<p>2 &lt; 3</p><table tabindex="0"><tbody></tbody></table>', true],
])("%s can be written in the editor: %s", (html, expected) => {
  expect(fitsEditor(html)).toBe(expected);
});

describe("the demo's legal texts lose nothing", () => {
  const pages = join(import.meta.dirname, "../../../../catalog/data/pages");
  const texts = ["terms", "withdrawal", "privacy", "imprint", "shipping-costs"].flatMap((page) =>
    textsOf(readFileSync(join(pages, `${page}.yaml`), "utf8")).map((html, at) => [page, at, html] as const),
  );

  it("are all here", () => expect(texts.length).toBeGreaterThanOrEqual(15));

  it.each(texts)("%s %i", (_page, _at, html) => {
    expect(fitsEditor(html)).toBe(true);
    expect(asRead(through(html))).toBe(asRead(html));
  });
});

/** Folded texts of a file of the catalogue: lines that begin with a tag, language by language. */
function textsOf(yaml: string): string[] {
  return yaml
    .split(/^\s+(?:de|en|pl): >-$/m)
    .slice(1)
    .map((part) => (/^(?:\s*<.*\n?)+/.exec(part.replace(/^\n/, ""))?.[0] ?? "").trim())
    .filter((html) => html !== "");
}
