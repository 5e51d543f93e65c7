import { describe, expect, it } from "vitest";
import { articleName, draftOf, emptyDraft, withArticle, withQuantity } from "./phone-draft.ts";

const valve = { id: "v", number: "KV-1", name: "Ventil", options: ["15 mm", "links"], available: 3 };
const hose = { id: "h", number: "SL-1", name: "Schlauch", options: [], available: 9 };

describe("lines of an order by telephone", () => {
  it("the same article again is one piece more", () => {
    const lines = withArticle(withArticle(withArticle([], valve), hose), valve);
    expect(lines.map(({ number, quantity }) => [number, quantity])).toEqual([
      ["KV-1", 2],
      ["SL-1", 1],
    ]);
  });

  it.each([
    [5, ["KV-1 5"]],
    [0, []],
    [-1, []],
    [1.5, []],
    [Number.NaN, []],
  ])("%s pieces leave %j", (quantity, expected) => {
    const lines = withQuantity(withArticle([], valve), "v", quantity);
    expect(lines.map((line) => `${line.number} ${line.quantity}`)).toEqual(expected);
  });

  it("a variant is named with its options", () => {
    expect([valve, hose, { name: null, options: [] }].map(articleName)).toEqual([
      "Ventil · 15 mm, links",
      "Schlauch",
      "",
    ]);
  });
});

describe("what is sent", () => {
  it("leaves out what nobody chose", () => {
    expect(draftOf("c", emptyDraft)).toEqual({ customerId: "c", lines: [] });
  });

  it("reads several codes, and the declaration", () => {
    const form = { ...emptyDraft, codes: " TEN, FIVE ", isOperator: true, paymentMethodId: "p" };
    expect(draftOf("c", form)).toEqual({
      customerId: "c",
      lines: [],
      codes: ["TEN", "FIVE"],
      paymentMethodId: "p",
      taxDeclaration: "operator",
    });
  });
});
