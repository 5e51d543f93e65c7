import { describe, expect, it } from "vitest";
import { lossesAgainst } from "./record.ts";

const record = { all: 0.9, de: 0.92, en: 0.9, pl: 0.88 };

describe("the record", () => {
  it("is kept by what is as good, better, or hardly worse", () => {
    expect(lossesAgainst(record, { all: 0.885, de: 0.95, en: 0.9, pl: 0.861 })).toEqual([]);
  });

  it("names every figure that fell", () => {
    expect(lossesAgainst(record, { all: 0.9, de: 0.89, en: 0.9, pl: 0.5 })).toEqual([
      "nDCG@10 of de is 0.89, the record says 0.92",
      "nDCG@10 of pl is 0.5, the record says 0.88",
    ]);
  });
});
