import { expect, it } from "vitest";
import { keptTerm } from "./kept-term.ts";

it.each([
  ["  Wärme  Pumpe ", "wärme pumpe"],
  ["NW-AM-08", "nw-am-08"],
  ["pv\u0000modul", "pv modul"],
  ["4006381333948", "4006381333948"],
  ["rohr 16x2", "rohr 16x2"],
  ["0010 22 33", "0010 22 33"],
])("%j is kept as %j", (query, expected) => {
  expect(keptTerm(query)).toBe(expected);
});

it.each([
  "",
  "  ",
  "x".repeat(101),
  "max@hearth.example",
  "DE02 1203 0000 0000 2020 51",
  "+49 69 900 09100",
  "0049 170 1234567",
])("%j is not kept", (query) => {
  expect(keptTerm(query)).toBeNull();
});
