import { describe, expect, it } from "vitest";
import { optionScale } from "./option-scale.ts";

const scaleOf = (names: readonly string[], locale = "de-DE") => {
  const scale = optionScale(new Map(names.map((name) => [name, name])), locale);
  return scale && { unit: scale.unit, values: [...scale.values.values()] };
};

describe("a scale", () => {
  it.each<[string[], string, number[]]>([
    [["8 kW", "12 kW", "5 kW", "10 kW"], "kW", [8, 12, 5, 10]],
    [["7,2 kWh", "10,0 kWh", "5 kWh", "12,8 kWh"], "kWh", [7.2, 10, 5, 12.8]],
    [["46 dB(A)", "50 dB(A)", "52 dB(A)", "55 dB(A)"], "dB(A)", [46, 50, 52, 55]],
    [["600 mm", "1.200 mm", "1400 mm", "12.000 mm"], "mm", [600, 1200, 1400, 12_000]],
    [["1.500,5 l/h", "320 l/h", "500 l/h", "2.200 l/h"], "l/h", [1500.5, 320, 500, 2200]],
    [["2 kN/m²", "4 kN/m²", "5 kN/m²", "20 kN/m²"], "kN/m²", [2, 4, 5, 20]],
    [["0,033 W/(m·K)", "0,035 W/(m·K)", "0,04 W/(m·K)", "1 W/(m·K)"], "W/(m·K)", [0.033, 0.035, 0.04, 1]],
    [["10°", "12°", "15°", "25°"], "°", [10, 12, 15, 25]],
    [["1", "2", "3", "4"], "", [1, 2, 3, 4]],
    [["−28 °C", "-5 °C", "0 °C", "5 °C"], "°C", [-28, -5, 0, 5]],
    [["14,9 %", "18,7\u00A0%", "19 %", "20 %"], "%", [14.9, 18.7, 19, 20]],
  ])("of %j is in %s", (names, unit, values) => {
    expect(scaleOf(names)).toEqual({ unit, values });
  });

  it("is read as its language writes numbers", () => {
    expect(scaleOf(["1,200.5 V", "60 V", "80 V", "500 V"], "en-GB")?.values).toEqual([1200.5, 60, 80, 500]);
  });

  it.each([
    [["8 kW", "10 kW", "12 kW"]],
    [["8 kW", "8,0 kW", "10 kW", "12 kW"]],
    [["8 kW", "800 W", "10 kW", "12 kW"]],
    [["10°", "12°", "15°", "25°", "einstellbar"]],
    [["14 × 2 mm", "16 × 2 mm", "17 × 2 mm", "20 × 2 mm"]],
    [["5 bis 30 °C", "6 bis 30 °C", "7 bis 30 °C", "8 bis 30 °C"]],
    [["60/100 mm", "80/125 mm", "130 mm", "150 mm"]],
    [["IP20", "IP25", "IP30", "IP44"]],
    [["1.2 m", "1.3 m", "1.4 m", "1.5 m"]],
    [["≤ 0,17", "≤ 0,18", "≤ 0,19", "≤ 0,20"]],
    [["1,2,3 m", "2 m", "3 m", "4 m"]],
    [[]],
  ])("is not made of %j", (names) => {
    expect(scaleOf(names)).toBeNull();
  });
});
