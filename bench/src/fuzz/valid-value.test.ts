import { expect, it } from "vitest";
import { seededRandom } from "./random.ts";
import { createValidValues } from "./valid-value.ts";

it("puts nothing into an array that must stay empty", () => {
  const sample = { ids: ["1"], languageIds: ["2"], words: ["pump"], paths: ["/"] };
  const values = createValidValues(seededRandom(1), sample);
  const made = Array.from({ length: 20 }, () => values.fitting({ type: "array", maxItems: 0 }));
  expect(made.flat()).toEqual([]);
});
