import { expect, it } from "vitest";
import { idOf } from "../ids.ts";
import { textsOf, translationRows } from "./texts.ts";

const [de, en] = [idOf("language", "de"), idOf("language", "en")];

it("groups texts by language and leaves out what a language does not say", () => {
  expect(
    textsOf({ name: { de: "Pumpe", en: "Pump" }, description: { de: "Warm" }, label: undefined }),
  ).toEqual({
    [de]: { name: "Pumpe", description: "Warm" },
    [en]: { name: "Pump" },
  });
});

it("gives a row to a language that only has a custom field", () => {
  const rows = translationRows({ product_id: "p" }, { name: { de: "Pumpe" } }, { en: { scope: "Device" } });
  expect(rows).toEqual([
    { product_id: "p", language_id: de, name: "Pumpe", custom_fields: null },
    { product_id: "p", language_id: en, name: null, custom_fields: { scope: "Device" } },
  ]);
});
