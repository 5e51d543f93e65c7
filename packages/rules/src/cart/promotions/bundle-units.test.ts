import fc from "fast-check";
import { expect, it } from "vitest";
import { bundleUnits, type BundledGoods } from "./bundle-units.ts";

const goods = (...lines: [unitCents: number, quantity: number][]): BundledGoods[] =>
  lines.map(([unitCents, quantity], index) => ({ index, unitCents, quantity }));

/** Each bundle as its lines' places, the picked ones marked. */
const written = (lines: BundledGoods[], size: number, count: number) =>
  bundleUnits(lines, { size, count }).map(({ times, parts }) => {
    const units = parts.map(
      ({ index, units: all, picked }) => `${index}`.repeat(all - picked) + `${index}*`.repeat(picked),
    );
    return `${times}x ${units.join("")}`;
  });

it.each([
  ["pieces of one line", goods([100, 7]), 3, 1, ["2x 000*"]],
  ["the dearest first", goods([100, 1], [300, 1], [200, 1]), 3, 1, ["1x 120*"]],
  ["equal prices by their place", goods([100, 2], [100, 2]), 2, 1, ["1x 00*", "1x 11*"]],
  ["over several lines", goods([300, 4], [200, 1], [100, 5]), 3, 2, ["1x 00*0*", "1x 01*2*", "1x 22*2*"]],
  ["an incomplete rest as none", goods([300, 2]), 3, 1, []],
  ["single pieces", goods([300, 2]), 1, 1, ["2x 0*"]],
  ["with all picked", goods([300, 2], [200, 1]), 3, 9, ["1x 0*0*1*"]],
  ["with none picked", goods([300, 3]), 3, 0, ["1x 000"]],
  ["without a size as none", goods([300, 3]), 0, 1, []],
])("bundles %s", (_name, lines, size, count, expected) => {
  expect(written(lines, size, count)).toEqual(expected);
});

it("does not take longer for a million pieces", () => {
  expect(bundleUnits(goods([300, 1_000_000], [200, 1_000_000]), { size: 3, count: 1 })).toHaveLength(3);
});

const anyGoods = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 12 })), { maxLength: 5 })
  .map((lines) => goods(...lines));

it("bundles as one would by hand, piece by piece", () => {
  fc.assert(
    fc.property(
      anyGoods,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 7 }),
      (lines, size, count) => {
        const pieces = lines
          .toSorted((a, b) => b.unitCents - a.unitCents)
          .flatMap((each) => Array<number>(each.quantity).fill(each.index));
        const byHand: string[] = [];
        for (let at = 0; at + size <= pieces.length; at += size)
          byHand.push(
            pieces
              .slice(at, at + size)
              .map((index, place) => (place >= size - count ? `${index}*` : `${index}`))
              .join(""),
          );
        const bundled = written(lines, size, count).flatMap((text) => {
          const [times = "", units = ""] = text.split("x ");
          return Array<string>(Number(times)).fill(units);
        });
        expect(bundled).toEqual(byHand);
      },
    ),
  );
});
