import { expect, it } from "vitest";
import { makerInput, noMaker } from "./maker-form.ts";

it("sends what was typed without the spaces around it, and languages that say something", () => {
  const typed = {
    ...noMaker,
    name: " Nordwerk ",
    descriptions: { "de-DE": "Aus Husum ", "en-GB": " ", "pl-PL": "" },
  };
  expect(makerInput(typed, "a")).toMatchObject({
    name: "Nordwerk",
    country: "DE",
    mediaId: "a",
    descriptions: [{ locale: "de-DE", text: "Aus Husum" }],
  });
});
