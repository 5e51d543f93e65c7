import type { CmsSlot } from "@hearth/contract";
import { expect, it } from "vitest";
import { itemOfText, readAccordion } from "./accordion-items.ts";
import { createHeadingLevels } from "./heading-levels.ts";

const slot = (config: Record<string, unknown>) =>
  ({
    translated: {
      config: Object.fromEntries(
        Object.entries(config).map(([key, value]) => [key, { source: "static", value }]),
      ),
    },
  }) as unknown as CmsSlot;

it("reads questions and answers, and keeps one open unless told otherwise", () => {
  const items = [
    { title: "Wie &amp; wann?", text: "Bald" },
    { title: "<b>Wo?</b>", text: "<p onclick=x>Hier</p>" },
    { title: "", text: "weg" },
    "kaputt",
  ];
  expect(readAccordion(slot({ items }), createHeadingLevels())).toEqual({
    type: "hearth-accordion",
    items: [
      { title: "Wie & wann?", html: "<p>Bald</p>" },
      { title: "Wo?", html: "<p>Hier</p>" },
    ],
    isSeveral: false,
  });
  expect(readAccordion(slot({ items, multiple: true }), createHeadingLevels())?.isSeveral).toBe(true);
});

it.each([{}, { items: [] }, { items: "x" }])("is nothing without items: %j", (config) => {
  expect(readAccordion(slot(config), createHeadingLevels())).toBeNull();
});

it.each([
  ["<h3>Frage</h3><p>Antwort</p>", { title: "Frage", html: "<p>Antwort</p>" }],
  ['<h2 class="like-h3">A <em>b</em></h2><p>c</p>', { title: "A b", html: "<p>c</p>" }],
  ["<p>Ohne Titel</p>", null],
])("takes the first heading of %j as title", (html, item) => {
  expect(itemOfText(html)).toEqual(item);
});
