import { expect, it } from "vitest";
import { itemOfText } from "./accordion-items.ts";

it.each([
  ["<h3>Frage</h3><p>Antwort</p>", { title: "Frage", html: "<p>Antwort</p>" }],
  ['<h2 class="like-h3">A <em>b</em></h2><p>c</p>', { title: "A b", html: "<p>c</p>" }],
  ["<p>Ohne Titel</p>", null],
])("takes the first heading of %j as title", (html, item) => {
  expect(itemOfText(html)).toEqual(item);
});
