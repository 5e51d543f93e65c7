import { expect, it } from "vitest";
import { htmlFault } from "./html.ts";

it.each([
  "<p>plain</p>",
  "no tags at all, 5 &lt; 6",
  '<p><a href="/kontakt">us</a> <a href="mailto:a@b.example">mail</a></p>',
  "<table><tbody><tr><td>1<br/>2<br>3</td></tr></tbody></table>",
])("takes %s", (html) => {
  expect(htmlFault(html)).toBeUndefined();
});

it.each([
  ["<script>alert(1)</script>", "<script>"],
  ['<p onclick="x()">a</p>', "<p> attributes"],
  ['<a href="javascript:x()">a</a>', "link"],
  ['<a href="/a" onclick="x()">a</a>', "link"],
  ["<IMG src=x>", "<IMG>"],
  ["5 < 6", "bare <"],
])("refuses %s", (html, words) => {
  expect(htmlFault(html)).toContain(words);
});
