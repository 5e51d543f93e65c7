import { expect, it } from "vitest";
import { wordingShown } from "./wording.ts";

it("names version, place, language and tick of what was agreed to", () => {
  expect(wordingShown({ place: "page", locale: "pl-PL", isTicked: true, edition: 7 })).toMatch(
    /^\d{4}-\d\d e7 page pl-PL ticked$/,
  );
  expect(wordingShown({ place: "teaser", locale: "de-DE", isTicked: false, edition: 0 })).toMatch(
    /^\d{4}-\d\d teaser de-DE$/,
  );
});
