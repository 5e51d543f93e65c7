import { expect, it } from "vitest";
import { range } from "./present-facts.ts";

it.each([
  ["6 kW", "12 kW", "6–12 kW"],
  ["4,3", "5,5", "4,3–5,5"],
  ["1.200 l", "2.000 l", "1.200–2.000 l"],
  ["54 dB(A)", "62 dB(A)", "54–62 dB(A)"],
  ["−5 °C", "30 °C", "−5 °C … 30 °C"],
  ["800 W", "2 kW", "800 W … 2 kW"],
])("%s and %s are told as %s", (from, to, told) => {
  expect(range(from, to)).toBe(told);
});
