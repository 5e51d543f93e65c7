import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayStrangersHold, type ShareRule, strangersAllowance } from "./strangers-share.ts";

const rule: ShareRule = { sharePercent: 20, pieces: 3 };

it.each([
  ["the only piece may be ordered", 1, 1],
  ["of two, one is left for those who pay", 2, 1],
  ["of three, one is left", 3, 2],
  ["a small shelf leaves half", 4, 2],
  ["from six on three may be held", 6, 3],
  ["an ordinary shelf", 12, 3],
  ["from here on the share counts", 15, 3],
  ["a fifth", 20, 4],
  ["a fifth, rounded down", 24, 4],
  ["a full shelf", 500, 100],
  ["nothing there: what comes next is an ordinary shelf's worth", 0, 15],
  ["promised beyond the stock", -30, 15],
])("%s: %i free, %i at most", (_name, free, most) => {
  expect(strangersAllowance(free, rule)).toBe(most);
});

describe("whatever is on the shelf", () => {
  const anyFree = fc.integer({ min: 1, max: 1_000_000 });
  const anyRule = fc.record({
    sharePercent: fc.integer({ min: 0, max: 100 }),
    pieces: fc.integer({ min: 1, max: 20 }),
  });

  it("at least one piece may be ordered by somebody new", () => {
    fc.assert(fc.property(anyFree, anyRule, (free, any) => strangersAllowance(free, any) >= 1));
  });

  it("a shelf that is large enough keeps four fifths for buyers", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15, max: 1_000_000 }),
        (free) => strangersAllowance(free, rule) <= free / 5,
      ),
    );
  });

  it("more on the shelf never means less for strangers", () => {
    fc.assert(
      fc.property(anyFree, anyRule, (free, any) => {
        expect(strangersAllowance(free + 1, any)).toBeGreaterThanOrEqual(strangersAllowance(free, any));
      }),
    );
  });

  it("strangers who take one piece after the other end exactly at the allowance", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 9 }), (free, wanted) => {
        let held = 0;
        while (mayStrangersHold({ free, held, wanted }, rule)) held += wanted;
        expect(held).toBeLessThanOrEqual(strangersAllowance(free, rule));
        expect(held + wanted).toBeGreaterThan(strangersAllowance(free, rule));
      }),
    );
  });
});

it("a share of 100 percent limits nobody to less than what is there", () => {
  expect(strangersAllowance(7, { sharePercent: 100, pieces: 3 })).toBe(7);
});
