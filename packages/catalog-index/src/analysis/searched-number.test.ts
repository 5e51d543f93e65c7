import { describe, expect, it } from "vitest";
import { searchedNumber } from "./searched-number.ts";

describe("a search as a number", () => {
  it.each([
    ["KA-PB90-22", { key: "kapb9022", isBeginning: true, isTail: true }],
    ["ka pb90 22", { key: "kapb9022", isBeginning: true, isTail: true }],
    ["NW-AM", { key: "nwam", isBeginning: true, isTail: false }],
    ["FW-", { key: "fw", isBeginning: true, isTail: false }],
    ["nwam", { key: "nwam", isBeginning: false, isTail: false }],
    ["GW-3", { key: "gw3", isBeginning: true, isTail: true }],
    ["gw3", { key: "gw3", isBeginning: false, isTail: true }],
    ["8", null],
    ["kW", null],
    ["?!", null],
  ])("%s", (term, expected) => {
    expect(searchedNumber(term)).toEqual(expected);
  });
});
