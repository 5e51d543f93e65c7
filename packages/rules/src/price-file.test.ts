import fc from "fast-check";
import { expect, it } from "vitest";
import { priceCells } from "./price-file.ts";
import { readPriceRows } from "./price-import.ts";

const prices = fc.uniqueArray(
  fc.record({
    number: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && text !== ""),
    name: fc.option(fc.string()),
    grossCents: fc.integer({ min: 0, max: 999_999_999 }),
    listGrossCents: fc.option(fc.integer({ min: 0, max: 999_999_999 })),
  }),
  { selector: ({ number }) => number, maxLength: 30 },
);

it("is read in as it was taken out, whatever the names say", () => {
  fc.assert(
    fc.property(prices, (taken) => {
      const rows = taken.map((price, index) => ({
        line: index + 2,
        cells: priceCells(price).map((cell) => (cell === null ? "" : String(cell))),
      }));
      const read = readPriceRows(rows);
      expect(read.faults).toEqual([]);
      expect(read.prices).toEqual(
        taken.map(({ number, grossCents, listGrossCents }, index) => ({
          line: index + 2,
          number,
          grossCents,
          listGrossCents,
        })),
      );
    }),
  );
});

it("keeps a name on its line", () => {
  expect(priceCells({ number: "A", name: "Rohr\r\ngerade", grossCents: 1250, listGrossCents: null })).toEqual(
    ["A", 12.5, null, "Rohr gerade"],
  );
});
