import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["<p>Leise.</p><p>Sparsam.</p>", "Leise. Sparsam."],
  ["<p>Bis <strong>5 kW</strong>, sonst mehr</p>", "Bis 5 kW, sonst mehr"],
  ["A &amp; B &lt; C&nbsp;&#8364;&#x20AC; &unknown;", "A & B < C €€ &unknown;"],
  ["&#0;&#x110000;", ""],
  ["", ""],
])("%s", (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

it("cuts long text at a word", () => {
  expect(plainText("eins zwei drei vier", 12)).toBe("eins zwei…");
});
