import { expect, it } from "vitest";
import { documentContent, paragraphsOf } from "./document-content.ts";

it.each([
  ["<p>A &amp; B</p><p>C<br>D</p>", ["A & B", "C", "D"]],
  ["<ul><li>one</li><li><strong>two</strong></li></ul>", ["• one", "• two"]],
  ["<table><tr><th>kW</th><td>8</td></tr></table>", ["kW 8"]],
  ["", []],
])("reads %s as paragraphs", (html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
});

it("leaves out what a product does not have", () => {
  const content = documentContent("data-sheet", {
    name: "Schlauch",
    number: "NW-T",
    ean: undefined,
    descriptionHtml: "",
    manufacturer: {
      name: "Nordwerk",
      street: "Deich 1",
      zip: "25813",
      city: "Husum",
      country: "DE",
      email: "a@b.example",
    },
    properties: [["Leistung", "8 kW"]],
    labels: [],
    variants: [],
    weightKg: 1.5,
  });
  expect(content.facts.map(([label]) => label)).toEqual(["Artikelnummer", "Hersteller", "Kontakt"]);
  expect(content.sections).toEqual([
    {
      heading: "Technische Daten",
      paragraphs: [],
      rows: [
        ["Leistung", "8 kW"],
        ["Gewicht", "1,5 kg"],
      ],
    },
  ]);
});
