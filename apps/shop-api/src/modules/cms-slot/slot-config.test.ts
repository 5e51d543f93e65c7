import { expect, it } from "vitest";
import { idList, slotConfig, textValue } from "./slot-config.ts";
import type { SlotRow } from "./slot.sql.ts";

const row: SlotRow = {
  id: "s1",
  block_id: "b1",
  type: "text",
  slot: "content",
  config: { verticalAlign: { source: "static", value: "center" } },
  texts: {
    de: { content: { source: "static", value: "Hallo" } },
    pl: { content: { source: "static", value: "Cześć" } },
  },
};

it("reads the first language that has the text", () => {
  expect(textValue(slotConfig(row, ["pl", "de"], undefined), "content")).toBe("Cześć");
  expect(textValue(slotConfig(row, ["en", "de"], undefined), "content")).toBe("Hallo");
});

it("keeps common values", () => {
  expect(textValue(slotConfig(row, ["de"], undefined), "verticalAlign")).toBe("center");
});

it("lets the entity override a slot", () => {
  const override = { s1: { content: { source: "static", value: "Eigener Text" } } };
  expect(textValue(slotConfig(row, ["de"], override), "content")).toBe("Eigener Text");
});

it("answers an empty list where a list is missing", () => {
  expect(idList(slotConfig(row, ["de"], undefined), "products")).toEqual([]);
});
