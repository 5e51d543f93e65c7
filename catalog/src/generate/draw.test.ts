import fc from "fast-check";
import { expect, it } from "vitest";
import { draw, orderedId, share } from "./draw.ts";

const nat = fc.nat(10_000_000);

it("depends on seed, aspect and number alone", () => {
  expect([draw(1, 2, 3), draw(2, 2, 3), draw(1, 3, 3), draw(1, 2, 4)]).toEqual([
    draw(1, 2, 3),
    expect.not.closeTo(draw(1, 2, 3)),
    expect.not.closeTo(draw(1, 2, 3)),
    expect.not.closeTo(draw(1, 2, 3)),
  ]);
});

it("spreads evenly", () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 100_000; n++) counts[Math.floor(share(1, 7, n) * 10)]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

it("orders ids by their number and shapes them like a UUIDv7", () => {
  fc.assert(
    fc.property(nat, fc.integer({ min: 1, max: 10_000_000 }), fc.nat(20), (n, step, kind) => {
      expect(orderedId(1, kind, n)).toMatch(/^[0-9a-f]{12}7[0-9a-f]{3}8[0-9a-f]{15}$/);
      expect(orderedId(1, kind, n) < orderedId(1, kind, n + step)).toBe(true);
    }),
  );
});
