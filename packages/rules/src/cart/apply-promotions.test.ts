import { describe, expect, it } from "vitest";
import { apply, buyer, discount, line, noon, promotion } from "./promotions/promotion.fixture.ts";

const shippingFree = discount({ id: "free", scope: "delivery", type: "percentage", value: 10_000 });

/** Which promotions were taken, and the codes of the notices. */
const outcome = (given: Parameters<typeof apply>[0]) => {
  const { discounts, notices } = apply(given);
  return [discounts.map(({ promotionId }) => promotionId), notices.map(({ code }) => code)];
};

it("does nothing without promotions", () => {
  expect(apply({ shippingCents: 590 })).toEqual({ discounts: [], shippingCents: 590, notices: [] });
});

describe("the welcome voucher: 10 euro from 50 euro on", () => {
  const welcome = promotion("welcome", { conditions: { minimumCents: 5000, firstOrderOnly: true } });
  const firstOrder = { ...buyer, isFirstOrder: true };

  it("takes 10 euro off a first order of 50 euro [6]", () => {
    expect(apply({ lines: [line("pump", 5000)], promotions: [welcome], buyer: firstOrder })).toEqual({
      discounts: [
        {
          promotionId: "welcome",
          discountId: "welcome-discount",
          totalCents: -1000,
          taxes: [{ rate: 19, priceCents: -1000, taxCents: -160 }],
          shares: [{ lineId: "pump", cents: 1000 }],
        },
      ],
      shippingCents: 0,
      notices: [],
    });
  });

  it.each([
    ["49.99 euro", 4999, firstOrder],
    ["a second order", 5000, { ...buyer, isFirstOrder: false }],
    ["somebody unknown", 5000, buyer],
  ])("waits with %s", (_name, cents, who) => {
    const { discounts, notices } = apply({ lines: [line("pump", cents)], promotions: [welcome], buyer: who });
    expect(discounts).toEqual([]);
    expect(notices).toEqual([{ code: "promotion-not-eligible", promotionId: "welcome" }]);
  });
});

describe("a code that can be redeemed once more", () => {
  it("is not found any more once nothing is left", () => {
    expect(apply({ promotions: [promotion("last", { redemptionsLeft: 0 })] })).toEqual({
      discounts: [],
      shippingCents: 0,
      notices: [{ code: "promotion-not-found", promotionCode: "last" }],
    });
  });

  it("shows in all 1,000 carts that ask at once: a cart redeems nothing, the order decides who gets it", () => {
    const last = promotion("last", { redemptionsLeft: 1 });
    const carts = Array.from({ length: 1000 }, () => apply({ promotions: [last] }));
    expect(carts.every(({ discounts, notices }) => discounts.length === 1 && notices.length === 0)).toBe(
      true,
    );
    expect(last.redemptionsLeft).toBe(1);
  });
});

it.each([
  ["is over", { validUntil: noon }],
  ["has not begun", { validFrom: noon + 1 }],
  ["is used up", { redemptionsLeft: 0 }],
  ["does not fit", { conditions: { countryIds: ["pl"] } }],
])("says nothing about an automatic promotion that %s", (_name, given) => {
  const automatic = promotion("auto", { codeType: "global", code: null, ...given });
  expect(outcome({ promotions: [automatic] })).toEqual([[], []]);
});

describe("several promotions", () => {
  const automatic = { codeType: "global", code: null } as const;

  it.each([
    ["stand beside each other", [promotion("b"), promotion("a")], ["a", "b"], []],
    ["go by priority before id", [promotion("a"), promotion("b", { priority: 5 })], ["b", "a"], []],
    [
      "exclude the later one",
      [promotion("a", { exclusionIds: ["b"] }), promotion("b")],
      ["a"],
      ["promotion-excluded"],
    ],
    [
      "exclude in both directions",
      [promotion("a"), promotion("b", { exclusionIds: ["a"] })],
      ["a"],
      ["promotion-excluded"],
    ],
    [
      "lose to one that stands alone and comes first",
      [promotion("a"), promotion("b", { priority: 1, preventCombination: true })],
      ["b"],
      ["promotion-excluded"],
    ],
    [
      "keep one out that stands alone and comes later",
      [promotion("a"), promotion("b", { preventCombination: true })],
      ["a"],
      ["promotion-excluded"],
    ],
    [
      "exclude automatic ones silently",
      [promotion("a", { exclusionIds: ["b"] }), promotion("b", automatic)],
      ["a"],
      [],
    ],
    [
      "exclude nobody if not eligible themselves",
      [promotion("a", { exclusionIds: ["b"], conditions: { minimumCents: 99_999 } }), promotion("b")],
      ["b"],
      ["promotion-not-eligible"],
    ],
    [
      "exclude nobody if they take nothing",
      [promotion("a", { preventCombination: true, discounts: [shippingFree] }), promotion("b")],
      ["b"],
      ["promotion-not-eligible"],
    ],
    [
      "count once with two codes of the same",
      [
        promotion("a", { codeType: "individual", code: "x" }),
        promotion("a", { codeType: "individual", code: "y" }),
      ],
      ["a"],
      ["promotion-excluded"],
    ],
  ])("%s", (_name, promotions, taken, notices) => {
    expect(outcome({ promotions })).toEqual([taken, notices]);
  });

  it("work on what the earlier ones left", () => {
    const half = discount({ type: "percentage", value: 5000 });
    const promotions = [promotion("a", { discounts: [half] }), promotion("b", { discounts: [half, half] })];
    const totals = apply({ promotions }).discounts.map(({ totalCents }) => totalCents);
    expect(totals).toEqual([-5000, -2500, -1250]);
  });

  it("leave nothing to take once a line is at zero", () => {
    const all = discount({ value: 99_999 });
    const promotions = [promotion("a", { discounts: [all] }), promotion("b")];
    expect(outcome({ promotions })).toEqual([["a"], ["promotion-not-eligible"]]);
  });
});

describe("shipping", () => {
  it("becomes cheaper while the discount's own line is worth nothing", () => {
    const promotions = [promotion("free", { discounts: [shippingFree] })];
    expect(apply({ shippingCents: 590, promotions })).toEqual({
      discounts: [{ promotionId: "free", discountId: "free", totalCents: 0, taxes: [], shares: [] }],
      shippingCents: 0,
      notices: [],
    });
  });

  it.each([
    ["a part", { type: "percentage", value: 5000 } as const, 295],
    ["a part with a limit", { type: "percentage", value: 5000, maxCents: 100 } as const, 490],
    ["an amount", { type: "absolute", value: 90 } as const, 500],
    ["more than it costs", { type: "absolute", value: 9000 } as const, 0],
    ["all above a price", { type: "fixed", value: 390 } as const, 390],
    [
      "all above a price, whatever goods are named",
      { type: "fixed_unit", value: 390, productIds: ["x"] } as const,
      390,
    ],
  ])("loses %s", (_name, given, expected) => {
    const promotions = [promotion("cheap", { discounts: [discount({ scope: "delivery", ...given })] })];
    expect(apply({ shippingCents: 590, promotions }).shippingCents).toBe(expected);
  });

  it("and goods may get something from one promotion", () => {
    const promotions = [promotion("both", { discounts: [discount({}), shippingFree] })];
    const { discounts, shippingCents } = apply({ shippingCents: 590, promotions });
    expect(discounts.map(({ totalCents }) => totalCents)).toEqual([-1000, 0]);
    expect(shippingCents).toBe(0);
  });
});

describe("a cart worth nothing", () => {
  const free = [line("sample", 0)];

  it("names all promotions with a code, once each, and nothing else", () => {
    const promotions = [
      promotion("z", { redemptionsLeft: 0 }),
      promotion("auto", { codeType: "global", code: null }),
      promotion("a", { priority: 9, code: "x" }),
      promotion("a", { priority: 9, code: "y" }),
    ];
    expect(apply({ lines: free, shippingCents: 590, promotions })).toEqual({
      discounts: [],
      shippingCents: 590,
      notices: [{ code: "promotions-on-cart-price-zero-error", promotionIds: ["z", "a"] }],
    });
  });

  it("says nothing without a code", () => {
    expect(outcome({ lines: free, promotions: [promotion("auto", { code: null })] })).toEqual([[], []]);
  });
});
