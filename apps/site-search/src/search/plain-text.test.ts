import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["", ""],
  ["nur Text", "nur Text"],
  ["<p>Erster Satz.</p><p>Zweiter <b>Satz</b>.</p>", "Erster Satz. Zweiter Satz."],
  ["<ul><li>eins</li><li>zwei</li></ul>", "eins zwei"],
  ["R&amp;D &#8211; 5&nbsp;kW &unknown; &#1;", "R&D – 5 kW &unknown; &#1;"],
  ["&lt;script&gt;", "<script>"],
  ["viel   Platz\n\n", "viel Platz"],
])("%j reads %j", (html, expected) => {
  expect(plainText(html, 100)).toBe(expected);
});

it.each([
  ["ein langer Text", 11, "ein langer …"],
  ["einlangestextohneluecken", 10, "einlangest …"],
])("%j in %d characters is %j", (html, length, expected) => {
  expect(plainText(html, length)).toBe(expected);
});
