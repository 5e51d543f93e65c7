import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditParts, type CreditPart, type CreditWish, type RateSum } from "./credit-note.ts";

/** Goods and shipping at 19 %, modules at 0 %. */
const invoice: RateSum[] = [
  { taxRate: 19, grossCents: 11_900, taxCents: 1_900 },
  { taxRate: 0, grossCents: 5_000, taxCents: 0 },
];
const line = (lineId: string, taxRate: number, grossCents: number, quantity = 1): CreditWish => ({
  of: "line",
  lineId,
  quantity,
  taxRate,
  grossCents,
});
const shipping: CreditWish = { of: "shipping", lineId: null, quantity: 1, taxRate: 19, grossCents: 595 };
const said = (parts: CreditPart[] | null) =>
  parts?.map(({ of, taxRate, grossCents, taxCents }) => [of, taxRate, grossCents, taxCents]);

describe("a credit note", () => {
  it.each([
    ["two pieces of a line", [line("a", 19, 2_380, 2)], 2_380, [["line", 19, 2_380, 380]]],
    ["shipping", [shipping], 595, [["shipping", 19, 595, 95]]],
    [
      "a line and shipping",
      [line("b", 0, 5_000), shipping],
      5_595,
      [
        ["line", 0, 5_000, 0],
        ["shipping", 19, 595, 95],
      ],
    ],
    [
      "an amount, which lowers every rate by its share",
      [],
      1_690,
      [
        ["amount", 19, 1_190, 190],
        ["amount", 0, 500, 0],
      ],
    ],
    ["a line worth a cent more than was paid", [line("a", 19, 1_001)], 1_000, [["line", 19, 1_000, 160]]],
  ] as const)("for %s", (_, wishes, amountCents, expected) => {
    expect(said(creditParts(invoice, [], { wishes, amountCents }))).toEqual(expected);
  });

  it("takes no more of a rate than earlier notes left, and the rest from the others", () => {
    const earlier = creditParts(invoice, [], { wishes: [], amountCents: 8_450 }) ?? [];
    expect(
      said(creditParts(invoice, earlier, { wishes: [line("b", 0, 5_000)], amountCents: 5_000 })),
    ).toEqual([
      ["line", 0, 2_500, 0],
      ["amount", 19, 2_500, 399],
    ]);
  });

  it("is not written beyond the invoice, nor for nothing", () => {
    expect(creditParts(invoice, [], { wishes: [], amountCents: 16_901 })).toBeNull();
    expect(creditParts(invoice, invoice, { wishes: [], amountCents: 1 })).toBeNull();
    expect(creditParts(invoice, [], { wishes: [], amountCents: 0 })).toBeNull();
  });
});

const rates = fc.uniqueArray(fc.constantFrom(0, 5, 7, 8, 19, 23), { minLength: 1, maxLength: 4 });
const invoices = rates.chain((all) =>
  fc.tuple(
    ...all.map((taxRate) =>
      fc.integer({ min: 0, max: 2_000_000 }).map((grossCents) => ({
        taxRate,
        grossCents,
        taxCents: Math.round((grossCents * taxRate) / (100 + taxRate)),
      })),
    ),
  ),
);
const wishes = fc.array(
  fc.record({
    taxRate: fc.constantFrom(0, 5, 7, 8, 19, 23),
    grossCents: fc.integer({ min: 1, max: 500_000 }),
    isAmount: fc.boolean(),
  }),
  { maxLength: 20 },
);

it("together never exceed the invoice, in money or in the tax of any rate, and each is what went back", () => {
  fc.assert(
    fc.property(invoices, wishes, (sums, asked) => {
      const written: CreditPart[] = [];
      for (const { taxRate, grossCents, isAmount } of asked) {
        const credit = { amountCents: grossCents, wishes: isAmount ? [] : [line("a", taxRate, grossCents)] };
        const parts = creditParts(sums, written, credit);
        const total = (of: readonly RateSum[]) => of.reduce((sum, part) => sum + part.grossCents, 0);
        // What is refused would have been too much; what is written is what went back.
        expect(parts === null).toBe(total(written) + grossCents > total(sums));
        expect(parts === null ? grossCents : total(parts)).toBe(grossCents);
        written.push(...(parts ?? []));
        for (const sum of sums) {
          const own = written.filter((part) => part.taxRate === sum.taxRate);
          expect(total(own)).toBeLessThanOrEqual(sum.grossCents);
          const tax = own.reduce((all, part) => all + part.taxCents, 0);
          expect(tax).toBeLessThanOrEqual(sum.taxCents);
          expect(tax === sum.taxCents || total(own) < sum.grossCents).toBe(true);
          for (const part of own) expect(part.taxCents).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});
