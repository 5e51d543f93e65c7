import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Chosen, clickModel, expectedRate, liftsOf, type Shown, strengthOf } from "./click-model.ts";

const { minSessions, halfLifeDays, maxPerTerm } = clickModel;
const chosen = (count: number, over: Partial<Chosen> = {}): Chosen[] =>
  Array.from({ length: count }, () => ({
    term: "speicher",
    productId: "p",
    ageDays: 0,
    hasBought: false,
    ...over,
  }));
const shown = (sessions: number, rank: number, over: Partial<Shown> = {}): Shown => ({
  term: "speicher",
  productId: "p",
  rank,
  ageDays: 0,
  sessions,
  ...over,
});
const strength = (choices: Chosen[], views: Shown[]) =>
  liftsOf({ chosen: choices, shown: views, uses: [] })[0]?.strength ?? 0;

describe("the rate that is expected at a place", () => {
  it("falls with the rank where nothing is known", () => {
    const rate = expectedRate([]);
    expect([1, 2, 3, 10].map((rank) => Number(rate(rank).toFixed(3)))).toEqual([0.3, 0.15, 0.1, 0.03]);
  });

  it("follows our own figures once there are many", () => {
    expect(expectedRate([{ rank: 1, shown: 100, chosen: 0 }])(1)).toBeCloseTo(0.2);
    expect(expectedRate([{ rank: 1, shown: 1_000_000, chosen: 500_000 }])(1)).toBeCloseTo(0.5, 3);
  });
});

describe("strength", () => {
  it.each([
    [0, 0, 0],
    [10, 10, 0],
    [3, 10, 0],
    [15, 5, 0.5],
    [35, 5, 1],
    [1000, 5, 1],
  ])("chosen %d times where %d were expected: %d", (chosenTimes, expected, result) => {
    expect(strengthOf(chosenTimes, expected)).toBeCloseTo(result);
  });

  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

  it("never leaves 0 to 1", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const result = strengthOf(a, b);
        return result >= 0 && result <= 1;
      }),
    );
  });

  it("grows with choices and shrinks with what was expected", () => {
    fc.assert(
      fc.property(amount, amount, amount, (choices, expected, more) => {
        expect(strengthOf(choices + more, expected)).toBeGreaterThanOrEqual(strengthOf(choices, expected));
        expect(strengthOf(choices, expected + more)).toBeLessThanOrEqual(strengthOf(choices, expected));
      }),
    );
  });
});

describe("a product is moved up", () => {
  it("when it is chosen more often than its place explains", () => {
    expect(strength(chosen(20), [shown(100, 8)])).toBeGreaterThan(0.5);
  });

  it("not because it is first: there everything is chosen so often", () => {
    expect(strength(chosen(30), [shown(100, 1)])).toBe(0);
  });

  it("more, the further down it was found", () => {
    const at = (rank: number) => strength(chosen(20), [shown(100, rank)]);
    expect(at(20)).toBeGreaterThan(at(5));
    expect(at(5)).toBeGreaterThan(at(2));
  });

  it("by enough sessions only", () => {
    const few = chosen(minSessions - 1);
    expect(strength(few, [shown(10, 10)])).toBe(0);
    expect(strength([...few, ...chosen(1)], [shown(10, 10)])).toBeGreaterThan(0);
  });

  it("not where it was never shown", () => {
    expect(strength(chosen(20), [shown(10, 1, { productId: "other" })])).toBe(0);
  });

  it("more where orders followed", () => {
    const views = [shown(100, 5)];
    expect(strength(chosen(12, { hasBought: true }), views)).toBeGreaterThan(strength(chosen(12), views));
  });

  it("less, the longer ago it was; an old choice counts half", () => {
    const aged = (ageDays: number) => strength(chosen(12, { ageDays }), [shown(30, 10, { ageDays })]);
    expect(aged(halfLifeDays)).toBeLessThan(aged(0));
    const [lift] = liftsOf({
      chosen: chosen(12, { ageDays: halfLifeDays }),
      shown: [shown(1, 9)],
      uses: [],
    });
    expect(lift?.chosen).toBeCloseTo(6);
  });

  it("in its own search, and only the strongest of a search", () => {
    const many = Array.from({ length: maxPerTerm + 3 }, (_, index) =>
      chosen(10 + index, { productId: `p${index}` }),
    ).flat();
    const views = [
      ...many.map(({ productId }) => shown(1, 50, { productId })),
      shown(9, 9, { term: "rohr" }),
    ];
    const lifts = liftsOf({
      chosen: [...many, ...chosen(20, { term: "rohr" })],
      shown: views,
      uses: [],
    });
    expect(lifts.filter(({ term }) => term === "speicher")).toHaveLength(maxPerTerm);
    expect(lifts.filter(({ term }) => term === "rohr")).toMatchObject([{ productId: "p", sessions: 20 }]);
    expect(lifts[0]).toMatchObject({ productId: `p${maxPerTerm + 2}` });
  });

  it("whatever the data: strengths stay above 0 and at most 1, and nobody is named twice", () => {
    const term = fc.constantFrom("a", "b");
    const productId = fc.constantFrom("p", "q", "r");
    const ageDays = fc.integer({ min: 0, max: 90 });
    const anyChosen = fc.record({ term, productId, ageDays, hasBought: fc.boolean() });
    const anyShown = fc.record({
      term,
      productId,
      ageDays,
      rank: fc.integer({ min: 1, max: 50 }),
      sessions: fc.nat(100),
    });
    fc.assert(
      fc.property(fc.array(anyChosen, { maxLength: 100 }), fc.array(anyShown), (choices, views) => {
        const lifts = liftsOf({ chosen: choices, shown: views, uses: [] });
        expect(lifts.every(({ strength: value }) => value > 0 && value <= 1)).toBe(true);
        expect(new Set(lifts.map((lift) => `${lift.term} ${lift.productId}`)).size).toBe(lifts.length);
      }),
    );
  });
});
