import fc from "fast-check";
import { expect, it } from "vitest";
import { readPriceImport, readPriceRows } from "./price-import.ts";

it.each<[string, string, string[]]>([
  ["A;12,50", "point or comma", ["1 A 1250 null"]],
  ["A;12.5", "one decimal", ["1 A 1250 null"]],
  ["A;12", "none", ["1 A 1200 null"]],
  ["A;0", "nothing to pay", ["1 A 0 null"]],
  ["A\t12,50\t15", "tabs, and a list price", ["1 A 1250 1500"]],
  ['"A B";"12,50";', "quotes", ["1 A B 1250 null"]],
  [
    "\uFEFFnumber;price\r\nA;1\r\n\r\nB;2\r\n",
    "heading, empty lines, line ends",
    ["2 A 100 null", "4 B 200 null"],
  ],
  ["A;1.234,50", "thousands", ["1 A BAD_PRICE"]],
  ["A;1.234", "three decimals", ["1 A BAD_PRICE"]],
  ["A;-1", "below nothing", ["1 A BAD_PRICE"]],
  ["x;y\nA;z", "a heading only on top", ["2 A BAD_PRICE"]],
  ["A;12,x", "a wrong price on top is no heading", ["1 A BAD_PRICE"]],
  ["A;1;x", "a wrong list price", ["1 A BAD_PRICE"]],
  [";1", "no number", ["1  BAD_ROW"]],
  ["A;1;2;Rohr", "a name for people", ["1 A 100 200"]],
  ['A;1;;"Rohr; ""gerade"""', "a name with a separator in quotes", ["1 A 100 null"]],
  ['A 3/4";1', "an inch", ['1 A 3/4" 100 null']],
  ["'-A;1", "a sign that kept it from being a formula", ["1 -A 100 null"]],
  ["A;1;2;3;4", "too much", ["1 A BAD_ROW"]],
  ["A;1\nA;2", "the same once more", ["1 A 100 null", "2 A TWICE"]],
])("%j: %s", (csv, _name, expected) => {
  const { prices, faults } = readPriceImport(csv);
  expect([
    ...prices.map((each) => `${each.line} ${each.number} ${each.grossCents} ${each.listGrossCents}`),
    ...faults.map((each) => `${each.line} ${each.number} ${each.problem}`),
  ]).toEqual(expected);
});

it("reads the cells of a sheet as the lines of a file, by the sheet's own numbers", () => {
  const rows = [
    { line: 1, cells: ["Nummer", "Preis"] },
    { line: 4, cells: ["A;B", " 12.5 ", "15"] },
    { line: 5, cells: ["", ""] },
    { line: 9, cells: ["C", "1.234"] },
  ];
  expect(readPriceRows(rows)).toEqual({
    prices: [{ line: 4, number: "A;B", grossCents: 1250, listGrossCents: 1500 }],
    faults: [{ line: 9, number: "C", problem: "BAD_PRICE" }],
  });
});

it("reads every price as it was written, and each line once", () => {
  const cents = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 50 }), fc.constantFrom(",", "."), (prices, point) => {
      const written = prices.map(
        (price, at) => `N${at};${Math.floor(price / 100)}${point}${String(price % 100).padStart(2, "0")}`,
      );
      const read = readPriceImport(written.join("\n"));
      expect(read.faults).toEqual([]);
      expect(read.prices.map(({ grossCents }) => grossCents)).toEqual(prices);
    }),
  );
});

it("loses no line of anything: it is understood, at fault, empty or the heading", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme-ascii", maxLength: 12 })), (lines) => {
      const { prices, faults } = readPriceImport(lines.join("\n"));
      const isFilled = (line: string) => line.split(";").some((cell) => !/^\s*("\s*")?\s*$/.test(cell));
      const filled = lines.filter(isFilled).length;
      expect(prices.length + faults.length).toBeGreaterThanOrEqual(filled - 1);
      expect(prices.length + faults.length).toBeLessThanOrEqual(filled);
    }),
  );
});
