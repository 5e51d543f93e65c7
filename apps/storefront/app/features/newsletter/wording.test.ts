import { expect, it } from "vitest";
import { wordingShown } from "./wording.ts";

it("names version, place, language and tick of what was agreed to", () => {
  expect(wordingShown({ place: "page", locale: "pl-PL", isTicked: true })).toMatch(
    /^\d{4}-\d\d page pl-PL ticked$/,
  );
  expect(wordingShown({ place: "teaser", locale: "de-DE", isTicked: false })).toMatch(
    /^\d{4}-\d\d teaser de-DE$/,
  );
});
