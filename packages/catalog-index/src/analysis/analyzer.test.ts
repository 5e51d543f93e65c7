import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzerFor } from "./analyzer.ts";

const analyze = (locale: string, text: string) => analyzerFor(locale).analyze(text);
const stems = (locale: string, text: string) => analyze(locale, text).map((word) => word.stem);

describe("words that must meet", () => {
  it.each([
    ["de-DE", "Wärmepumpe", ["Waermepumpe", "Warmepumpe", "WÄRMEPUMPE", "wärmepumpe"]],
    ["de-DE", "Fußboden", ["Fussboden", "Fußböden", "Fussboeden"]],
    ["de-AT", "Größe", ["Groesse"]],
    ["en-GB", "battery", ["Battery's"]],
    ["pl-PL", "pompa", ["pompy", "pompami", "pompę", "pomp", "pompie", "POMPACH"]],
    ["pl-PL", "ciepła", ["ciepło", "ciepla", "ciepłem"]],
    ["pl-PL", "podłogowe", ["podłogowego", "podłogowej", "podlogowych"]],
    ["pl-PL", "grzejnik", ["grzejniki", "grzejników", "grzejnikiem", "grzejnika"]],
    ["pl-PL", "kocioł", ["kotła", "kotły", "kotłów"]],
    ["pl-PL", "zawór", ["zaworu", "zawory", "zaworami"]],
    ["pl-PL", "sprężarka", ["sprężarek", "sprężarki"]],
    ["pl-PL", "kabel", ["kable", "kabli"]],
    ["pl-PL", "energia", ["energii", "energię"]],
    ["fr-FR", "Énergie", ["energie"]],
  ])("%s: %s", (locale, word, others) => {
    expect(others.map((other) => stems(locale, other))).toEqual(others.map(() => stems(locale, word)));
  });
});

describe("words that must stay apart", () => {
  it.each([
    ["de-DE", "Steuer", "stur"],
    ["pl-PL", "pompa", "panel"],
  ])("%s: %s and %s", (locale, one, other) => {
    expect(stems(locale, one)).not.toEqual(stems(locale, other));
  });
});

describe("German compounds", () => {
  it.each([
    ["Luftwärmepumpe", ["luft", "warme", "pumpe"], ["luftwarme", "warmepumpe"]],
    ["Fußbodenheizung", ["fuss", "boden", "heizung"], ["fussboden", "bodenheizung"]],
    ["Heizungspumpen", ["heizung", "pumpen"], []],
    ["Speicherladepumpe", ["speicher", "lade", "pumpe"], ["speicherlade", "ladepumpe"]],
    ["Photovoltaikmodule", ["photovoltaik", "module"], []],
    ["Quetschhahnpumpe", ["pumpe"], []],
  ])("%s has its parts", (compound, parts, runs) => {
    expect(analyze("de-DE", compound)).toMatchObject([{ parts, runs }]);
  });

  it.each(["Leistung", "Steuerung", "Viessmann", "Pumpe", "Kugel"])("%s is no compound", (word) => {
    expect(analyze("de-DE", word)).toMatchObject([{ parts: [] }]);
  });
});

describe("numbers", () => {
  it.each([
    ["24 kW", "24kw", ["24", "kw"]],
    ["8,5kW", "8.5kw", ["8.5", "kw"]],
    ["DN 20", "dn20", ["dn", "20"]],
    ['3/4"', "3/4zoll", ["3/4", "zoll"]],
    ["25/60", "25/60", ["25", "60"]],
    ["16 x 2,0", "16x2", ["16", "x", "2"]],
    ["4015211001234", "4015211001234", []],
  ])("%s is one word with parts", (text, stem, parts) => {
    expect(analyze("de-DE", text)).toMatchObject([{ stem, parts }]);
  });
});

it("leaves out words that tell nothing, unless there are no others", () => {
  expect(stems("de-DE", "für die Pumpe")).toEqual(["pumpe"]);
  expect(stems("de-DE", "für die")).toEqual(["fur", "die"]);
});

it("gives folded letters, digits and the separators of numbers only, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      for (const { stem } of analyze("de-DE", text)) expect(stem).toMatch(/^[\p{L}\p{N}./]*$/u);
    }),
  );
});
