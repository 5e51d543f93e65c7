import { describe, expect, it } from "vitest";
import { normalUnits } from "./normal-units.ts";

describe("one spelling for", () => {
  it.each([
    ["3/4zoll", ['3/4"', "3/4 Zoll", "3/4 inch", "3/4 cala", "3/4″", "3/4''", "¾ Zoll", '¾"']],
    ["1.1/4zoll", ['1 1/4"', '1-1/4"', "1¼ Zoll", "1 ¼ inch", "1 1/4 cala"]],
    ["2zoll", ['2"', "2 Zoll", "2 inches", "2 cale", '2,0"']],
    ["G 3/4zoll", ['G3/4"', "G 3/4 Zoll", "G3/4 inch", "G 3/4", "G3/4"]],
    ["Rp 1.1/2zoll", ["Rp 1 1/2", 'Rp1 1/2"', "Rp 1-1/2 Zoll"]],
    ["dn20", ["DN20", "DN 20", "dn 20", "DN-20"]],
    ["10kwh", ["10kWh", "10 kWh", "10 KWH", "10,0 kWh"]],
    ["8.5kw", ["8,5 kW", "8.5kW", "8,50 kw", "8.5 Kilowatt"]],
    ["1.5m", ["1,5 m", "1.5m", "1,50 Meter", "1.5 metres", "1,5 metra"]],
    ["300l", ["300 l", "300L", "300 Liter", "300 litres", "300 litrów"]],
    ["1000l", ["1000 l", "1.000 Liter", "1,000 l"]],
    ["16x2", ["16x2", "16 x 2,0", "16×2", "16 X 2", "16*2", "16 × 2.0", "Ø16x2", "Ø 16 x 2"]],
    ["600x1000", ["600x1000", "600 x 1000", "600 × 1.000"]],
    ["600x1000mm", ["600 x 1000 mm", "600 mm x 1000 mm", "600x1000mm"]],
    ["600x1000x50mm", ["600 x 1000 x 50 mm", "600×1000×50mm"]],
    ["2.5mm2", ["2,5 mm²", "2.5mm2"]],
    ["230v", ["230 V", "230V", "230 Volt"]],
  ])("%s", (normal, spellings) => {
    expect(spellings.map(normalUnits)).toEqual(spellings.map(() => normal));
    expect(normalUnits(normal)).toBe(normal);
  });
});

it.each([
  "Wärmepumpe Aero für Neubau und Altbau",
  "NW-AM-08-S",
  "VIT-200-A10",
  "HP-200.8",
  "CP 25/60-180",
  "4015211001234",
  "Max Mustermann, Hauptstraße 1a, am 24.12.2026",
  "Typ 3 Ausführung A",
  "3 Ausgänge, 2 Meisterstücke",
  "He said \"no\" and 'yes'",
  "EN 12977-3",
  "192.168.0.1",
  "",
])("leaves %s alone", (text) => {
  expect(normalUnits(text)).toBe(text);
});

it("stands in the middle of a text", () => {
  expect(normalUnits('Kugelhahn 3/4" DN 20, 16 bar, Hebel 1,5 m (2 Stück)')).toBe(
    "Kugelhahn 3/4zoll dn20, 16bar, Hebel 1.5m (2 Stück)",
  );
});

it.each(["1", "1 ", "1x", "1,", "1/", "1 x ", "½", "1.1/", 'DN "', "  ", "Ø "])(
  "reads long nonsense of %j in a moment",
  (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    const before = process.threadCpuUsage();
    normalUnits(text);
    // Work, not time: others may have the machine. Reading it again and again would take minutes.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5000);
  },
);
