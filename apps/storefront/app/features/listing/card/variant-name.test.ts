import { expect, it } from "vitest";
import { variantName } from "./variant-name.ts";

it.each([
  ["names the option", "Aero Mono", ["8 kW"], "8 kW"],
  ["names several", "Plano Typ 22", ["500 mm", "600 mm"], "500 mm, 600 mm"],
  ["leaves out what the name says", "Aero Mini 5 kW, Weiß", ["weiß"], null],
  ["has nothing to say without options", "PV-Steckverbinder", [], null],
])("%s", (_name, name, options, expected) => {
  expect(variantName(name, options)).toBe(expected);
});
