import type { CmsSlot } from "@hearth/contract";
import { expect, it } from "vitest";
import { createHeadingLevels } from "../view/heading-levels.ts";
import { readAccordion } from "./read-accordion.server.ts";

const slot = (config: Record<string, unknown>) =>
  ({
    translated: {
      config: Object.fromEntries(
        Object.entries(config).map(([key, value]) => [key, { source: "static", value }]),
      ),
    },
  }) as unknown as CmsSlot;

it("reads questions and answers, and keeps one open unless told otherwise [206]", () => {
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
