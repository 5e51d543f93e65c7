import { expect, it } from "vitest";
import { textFields } from "./texts.ts";

const texts = { de: { name: "Meter", short: "m" }, pl: { name: "metr" } };

it("keeps the raw field null where the language inherits and resolves it in translated", () => {
  expect(textFields(texts, ["pl", "de"], ["name", "short"])).toEqual({
    own: { name: "metr", short: null },
    translated: { name: "metr", short: "m" },
  });
});

it("answers null where no language of the chain has the text", () => {
  expect(textFields(texts, ["en"], ["name"]).translated.name).toBeNull();
});
