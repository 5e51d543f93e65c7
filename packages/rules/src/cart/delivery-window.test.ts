import { expect, it } from "vitest";
import { deliveryWindow, type AwaitedLine } from "./delivery-window.ts";

const line = (given: Partial<AwaitedLine>): AwaitedLine => ({
  deliveryDays: { min: 2, max: 4 },
  restockDays: null,
  quantity: 1,
  availableStock: 10,
  ...given,
});
const monday = "2026-11-16";
const methodDays = { min: 1, max: 2 };

it.each<[string, AwaitedLine[], string | null, string | null]>([
  ["the line's own days before the method's", [line({})], "2026-11-18", "2026-11-20"],
  ["the method's days without own ones", [line({ deliveryDays: null })], "2026-11-17", "2026-11-18"],
  [
    "restock days from the first missing piece",
    [line({ quantity: 11, restockDays: 3 })],
    "2026-11-23",
    "2026-11-25",
  ],
  [
    "no restock days for the last piece",
    [line({ quantity: 10, restockDays: 3 })],
    "2026-11-18",
    "2026-11-20",
  ],
  ["the stock is missing and nobody knows for how long", [line({ quantity: 11 })], null, null],
  [
    "the largest of each end over all lines",
    [line({ deliveryDays: { min: 1, max: 9 } }), line({ deliveryDays: { min: 3, max: 5 } })],
    "2026-11-19",
    "2026-11-27",
  ],
  ["nothing to send", [], null, null],
])("says when a cart arrives: %s", (_name, lines, earliest, latest) => {
  expect(deliveryWindow({ today: monday, lines, methodDays })).toEqual({ earliest, latest });
});

it("says nothing if one line has no time and the method has none either", () => {
  const lines = [line({}), line({ deliveryDays: null })];
  expect(deliveryWindow({ today: monday, lines, methodDays: null })).toEqual({
    earliest: null,
    latest: null,
  });
});
