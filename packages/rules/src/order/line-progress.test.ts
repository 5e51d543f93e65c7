import fc from "fast-check";
import { expect, it } from "vitest";
import {
  beyondLines,
  centsOfPieces,
  leftToRefund,
  leftToReturn,
  leftToSend,
  type LineProgress,
  paidForLine,
} from "./line-progress.ts";

const line = (more: Partial<LineProgress> = {}): LineProgress => ({
  id: "a",
  isGoods: true,
  quantity: 5,
  sent: 0,
  dropped: 0,
  returned: 0,
  refunded: 0,
  paidCents: 1000,
  ...more,
});

it.each<[Partial<LineProgress>, number, number, number]>([
  [{}, 5, 0, 5],
  [{ sent: 2 }, 3, 2, 5],
  [{ sent: 2, dropped: 1, refunded: 1 }, 2, 2, 4],
  [{ sent: 5, returned: 5, refunded: 5 }, 0, 0, 0],
  [{ isGoods: false }, 0, 0, 5],
  [{ paidCents: 0 }, 5, 0, 0],
])("%j: to send %d, to return %d, to refund %d", (more, send, back, refund) => {
  expect([leftToSend(line(more)), leftToReturn(line(more)), leftToRefund(line(more))]).toEqual([
    send,
    back,
    refund,
  ]);
});

it.each([
  ["gross", 2000, 0, 2000],
  ["gross", 2000, 150, 1850],
  ["net", 2000, 0, 2380],
  ["net", 2000, 100, 2261],
  ["tax-free", 2000, 100, 1900],
] as const)("%s: %d less %d is paid with %d", (taxState, totalCents, discountCents, paid) => {
  expect(paidForLine({ totalCents, discountCents, ratePercent: 19 }, taxState)).toBe(paid);
});

it("pieces given back one by one, in whatever groups, are worth what was paid, and none less than nothing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
      (paidCents, groups) => {
        const quantity = groups.reduce((sum, each) => sum + each, 0);
        let refunded = 0;
        const cents = groups.map((pieces) => {
          const worth = centsOfPieces(line({ paidCents, quantity, refunded }), pieces);
          refunded += pieces;
          return worth;
        });
        expect(cents.every((each) => each >= 0)).toBe(true);
        expect(cents.reduce((sum, each) => sum + each, 0)).toBe(paidCents);
      },
    ),
  );
});

it.each([
  [[{ lineId: "a", quantity: 5 }], undefined],
  [[{ lineId: "a", quantity: 6 }], 5],
  [[{ lineId: "a", quantity: 0 }], 5],
  [[{ lineId: "a", quantity: -1 }], 5],
  [[{ lineId: "x", quantity: 1 }], 0],
  [
    [
      { lineId: "a", quantity: 1 },
      { lineId: "a", quantity: 1 },
    ],
    0,
  ],
])("of five pieces %j: only %s", (wanted, possible) => {
  expect(beyondLines([line()], wanted, leftToSend)?.possible).toBe(possible);
});
