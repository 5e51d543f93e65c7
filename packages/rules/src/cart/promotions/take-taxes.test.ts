import { describe, expect, it } from "vitest";
import { takeTaxes } from "./take-taxes.ts";

describe("takeTaxes", () => {
  it.each([
    { name: "leaves an ordinary tax as it is", left: [238, 38], off: [-119, -19], tax: -19, rest: [119, 19] },
    {
      name: "takes no cent too many with the whole price",
      left: [8, 0],
      off: [-8, -1],
      tax: 0,
      rest: [0, 0],
    },
    { name: "takes all of the tax with the whole price", left: [8, 2], off: [-8, -1], tax: -2, rest: [0, 0] },
    { name: "leaves no more tax than price", left: [8, 3], off: [-7, -1], tax: -2, rest: [1, 1] },
    { name: "never goes below zero in between", left: [9, 0], off: [-6, -1], tax: 0, rest: [3, 0] },
  ])("$name", ({ left, off, tax, rest }) => {
    const taxLeft = [{ rate: 19, priceCents: left[0] ?? 0, taxCents: left[1] ?? 0 }];
    const share = { rate: 19, priceCents: off[0] ?? 0, taxCents: off[1] ?? 0 };
    expect(takeTaxes([share], taxLeft)).toEqual([{ ...share, taxCents: tax }]);
    expect(taxLeft).toEqual([{ rate: 19, priceCents: rest[0], taxCents: rest[1] }]);
  });
});
