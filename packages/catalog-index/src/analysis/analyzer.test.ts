import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzerFor } from "./analyzer.ts";

const stems = (locale: string, text: string): string[] =>
  analyzerFor(locale)
    .analyze(text)
    .map((word) => word.stem);
const everything = (locale: string, text: string): string[] =>
  analyzerFor(locale)
    .analyze(text)
    .flatMap((word) => [word.stem, ...word.parts.map((part) => part.stem)]);

describe("words that must meet in one stem", () => {
  it.each([
    ["de-DE", "Wärmepumpe", ["Waermepumpe", "Warmepumpe", "WÄRMEPUMPEN", "wärmepumpe"]],
    ["de-DE", "Heizung", ["Heizungen", "heizung"]],
    ["de-DE", "Thermostat", ["Thermostate", "Thermostaten", "Thermostats"]],
    ["de-DE", "Speicher", ["Speichern", "Speichers"]],
    ["de-DE", "Gerät", ["Geräte", "Geraeten", "Gerätes"]],
    ["de-DE", "Fußboden", ["Fussboden", "Fußböden", "Fussboeden"]],
    ["de-AT", "Größe", ["Groesse", "Größen"]],
    ["en-GB", "heating", ["heated", "heat", "Heats"]],
    ["en-GB", "battery", ["batteries", "Battery's"]],
    ["en-GB", "installation", ["install", "installed", "installations"]],
    ["en-GB", "controller", ["controllers", "control"]],
    ["pl-PL", "pompa", ["pompy", "pompami", "pompę", "pomp", "pompie", "POMPACH"]],
    ["pl-PL", "ciepła", ["ciepło", "ciepla", "ciepłem"]],
    ["pl-PL", "podłogowe", ["podłogowego", "podłogowej", "podlogowych"]],
    ["pl-PL", "grzejnik", ["grzejniki", "grzejników", "grzejnikiem", "grzejnika"]],
    ["pl-PL", "kocioł", ["kotła", "kotły", "kotłów"]],
    ["pl-PL", "zawór", ["zaworu", "zawory", "zaworami"]],
    ["pl-PL", "sprężarka", ["sprężarek", "sprężarki"]],
    ["pl-PL", "energia", ["energii", "energię"]],
    ["fr-FR", "Énergie", ["energie"]],
  ])("%s: %s", (locale, word, others) => {
    expect(others.map((other) => stems(locale, other))).toEqual(others.map(() => stems(locale, word)));
  });
});

describe("words that must stay apart", () => {
  it.each([
    ["de-DE", "Steuer", "stur"],
    ["de-DE", "Heizung", "Heizer"],
    ["en-GB", "pump", "pipe"],
    ["pl-PL", "pompa", "panel"],
  ])("%s: %s and %s", (locale, one, other) => {
    expect(stems(locale, one)).not.toEqual(stems(locale, other));
  });
});

describe("German compounds", () => {
  it.each([
    ["Luftwärmepumpe", ["Luft", "Wärme", "Pumpe", "Wärmepumpe"]],
    ["Fußbodenheizung", ["Fußboden", "Heizung"]],
    ["Heizungspumpen", ["Heizung", "Pumpe"]],
    ["Hybridwechselrichter", ["Wechselrichter", "hybrid"]],
    ["Speicherladepumpe", ["Ladepumpe", "Speicher", "Pumpe"]],
    ["Photovoltaikmodule", ["Modul", "Photovoltaik"]],
    ["Kesselkreispumpe", ["Kreis", "Pumpe"]],
    ["Quetschhahnpumpe", ["Pumpe"]],
  ])("%s is found by its parts", (compound, parts) => {
    expect(everything("de-DE", compound)).toEqual(
      expect.arrayContaining(parts.flatMap((part) => stems("de-DE", part))),
    );
  });

  it.each(["Leistung", "Steuerung", "Viessmann", "Pumpe", "Kugel"])("%s is no compound", (word) => {
    expect(analyzerFor("de-DE").analyze(word)[0]?.parts).toEqual([]);
  });

  it("knows which parts cover the word", () => {
    const [word] = analyzerFor("de-DE").analyze("Luftwärmepumpe");
    expect(word?.parts.filter((part) => part.basic).map((part) => part.stem)).toEqual([
      "luft",
      "warm",
      "pump",
    ]);
  });
});

describe("numbers and units", () => {
  it.each([
    ["10kW", ["10kw", "10", "kw"]],
    ["9,5 kWh", ["9.5", "kwh"]],
    ["DN20", ["dn20", "dn", "20"]],
    ["R290", ["r290", "r", "290"]],
  ])("%s", (text, expected) => {
    expect(everything("de-DE", text)).toEqual(expected);
  });
});

it("leaves stop words out, unless there is nothing else", () => {
  expect(stems("de-DE", "Pumpe für das Haus")).toEqual(["pump", "haus"]);
  expect(stems("de-DE", "für das")).toEqual(["fur", "das"]);
});

it("gives lower-case words without marks or separators for any text", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("de-DE", "en-GB", "pl-PL", "fr-FR"),
      fc.string({ unit: "grapheme" }),
      (locale, text) => {
        for (const stem of everything(locale, text))
          expect(stem).toMatch(/^[^\s\p{P}\p{Mn}]+(\.\d+[^\s\p{P}\p{Mn}]*)?$/u);
      },
    ),
  );
});
