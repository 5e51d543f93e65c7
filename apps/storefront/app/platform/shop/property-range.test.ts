import fc from "fast-check";
import { expect, it } from "vitest";
import { rangeField, readPropertyRanges, withRange, writePropertyRanges } from "./property-range.ts";

const a = "a".repeat(32);
const b = "b".repeat(32);
const read = (search: string) => readPropertyRanges(new URLSearchParams(search));

it.each([
  ["", []],
  [`property-ranges=${a}:5:9.5`, [{ groupId: a, min: 5, max: 9.5 }]],
  [`property-ranges=${a}:5:`, [{ groupId: a, min: 5, max: null }]],
  [`property-ranges=${a}::9,5`, [{ groupId: a, min: null, max: 9.5 }]],
  [`property-ranges=${a}:-28:0`, [{ groupId: a, min: -28, max: 0 }]],
  [
    `property-ranges=${b}:1:2|${a}:3:4`,
    [
      { groupId: a, min: 3, max: 4 },
      { groupId: b, min: 1, max: 2 },
    ],
  ],
  [`property-ranges=${a}::|x:1:2|${a}`, []],
  [`property-ranges=${a}:one:1e9`, []],
])("reads %s", (search, expected) => {
  expect(read(search)).toEqual(expected);
});

it("reads the fields of a plain form", () => {
  const fields = new URLSearchParams([
    [rangeField(b, "max"), ""],
    [rangeField(a, "max"), "12"],
    [rangeField(a, "min"), "4,3"],
    [rangeField("no group", "min"), "4"],
  ]);
  expect(readPropertyRanges(fields)).toEqual([{ groupId: a, min: 4.3, max: 12 }]);
});

const someNumber = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((number) => number / 1000);
const someRange = fc
  .record({
    groupId: fc.stringMatching(/^[0-9a-f]{32}$/),
    min: fc.option(someNumber),
    max: fc.option(someNumber),
  })
  .filter(({ min, max }) => min !== null || max !== null);

it("reads what it writes", () => {
  fc.assert(
    fc.property(fc.uniqueArray(someRange, { selector: ({ groupId }) => groupId, maxLength: 5 }), (ranges) => {
      const sorted = ranges.toSorted((one, other) => (one.groupId < other.groupId ? -1 : 1));
      const written = new URLSearchParams([["property-ranges", writePropertyRanges(ranges)]]);
      expect(readPropertyRanges(written)).toEqual(sorted);
    }),
  );
});

it("changes one range and leaves the others", () => {
  const ranges = [
    { groupId: a, min: 1, max: null },
    { groupId: b, min: null, max: 2 },
  ];
  const changed = { groupId: a, min: 1, max: 8 };
  expect(withRange(ranges, changed)).toEqual([ranges[1], changed]);
  expect(withRange(ranges, { groupId: b, min: null, max: null })).toEqual([ranges[0]]);
});
