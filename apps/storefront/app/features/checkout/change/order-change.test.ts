import { expect, it } from "vitest";
import { orderChanges } from "./order-change.ts";
import { readShown } from "../read/shown-order.ts";
import type { ShownOrder } from "../read/shown-order.ts";

const pump = { id: "a", name: "Pumpe", quantity: 1, totalCents: 8900 };
const cable = { id: "b", name: "Kabel", quantity: 2, totalCents: 21800 };
const arrival = { earliest: "2026-11-18", latest: "2026-11-20" };
const shown: ShownOrder = { totalCents: 31290, shippingCents: 590, arrival, lines: [pump, cable] };

it.each<[string, Partial<ShownOrder>, ReturnType<typeof orderChanges>]>([
  ["nothing that is shown", {}, [{ kind: "other" }]],
  ["the total", { totalCents: 30000 }, [{ kind: "total", before: 31290, after: 30000 }]],
  ["the way there", { shippingCents: null }, [{ kind: "shipping", before: 590, after: null }]],
  ["the days", { arrival: null }, [{ kind: "delivery", before: arrival, after: null }]],
  ["a line less", { lines: [cable] }, [{ kind: "gone", name: "Pumpe" }]],
  [
    "a line more",
    { lines: [pump, cable, { ...pump, id: "c", name: "Ventil" }] },
    [{ kind: "new", name: "Ventil" }],
  ],
  [
    "a quantity, not its price too",
    { lines: [pump, { ...cable, quantity: 1, totalCents: 10900 }] },
    [{ kind: "quantity", name: "Kabel", before: 2, after: 1 }],
  ],
  [
    "a price",
    { lines: [{ ...pump, totalCents: 9900 }, cable] },
    [{ kind: "line", name: "Pumpe", before: 8900, after: 9900 }],
  ],
])("tells of %s", (_what, change, expected) => {
  expect(orderChanges(shown, { ...shown, ...change })).toEqual(expected);
});

it("says the least when it does not know what was shown", () => {
  expect(orderChanges(null, shown)).toEqual([{ kind: "other" }]);
});

it("reads what the page wrote, and nothing else", () => {
  expect(readShown(JSON.stringify(shown))).toEqual(shown);
  for (const wrong of [undefined, "", "{", "[]", "{}", JSON.stringify({ ...shown, lines: [{}] })]) {
    expect(readShown(wrong)).toBeNull();
  }
});
