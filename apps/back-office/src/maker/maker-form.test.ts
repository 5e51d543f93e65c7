import type { MakerSheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { makerInput, noMaker, typedMaker } from "./maker-form.ts";

it("sends what was typed without the spaces around it, and languages that say something", () => {
  const typed = {
    ...noMaker,
    name: " Nordwerk ",
    descriptions: { "de-DE": "Aus Husum ", "en-GB": " ", "pl-PL": "" },
  };
  expect(makerInput(typed, "a")).toMatchObject({
    name: "Nordwerk",
    country: "DE",
    link: null,
    mediaId: "a",
    descriptions: [{ locale: "de-DE", text: "Aus Husum" }],
  });
});

it("sends a maker that was only looked at as it is", () => {
  const said = {
    name: "Nordwerk",
    street: "Deich 1",
    zip: "25813",
    city: "Husum",
    country: "DE",
    email: "service@nordwerk.example",
    weee: "DE 12345678",
    link: "https://nordwerk.example",
    mediaId: "a",
    descriptions: [{ locale: "pl-PL", text: "Z Husum" }],
  };
  const sheet: MakerSheet = { ...said, id: "1", logoPath: null, pagePath: null, products: 3, version: 2 };
  expect(makerInput(typedMaker(sheet), sheet.mediaId)).toEqual(said);
});
