import type { OrderSheet } from "@hearth/admin-contract";
import { describe, expect, it } from "vitest";
import { canShip, parcelInput, type ParcelRow, whyNot, withPasted } from "./parcel-rows.ts";

const order = (more: object = {}) =>
  ({
    version: 3,
    possible: ["ship"],
    lines: [],
    state: "open",
    paymentState: "paid",
    ...more,
  }) as unknown as OrderSheet;
const row = (more: Partial<ParcelRow> = {}): ParcelRow => ({
  order: order(),
  carrier: "DHL",
  trackingCode: "",
  key: "k",
  result: null,
  ...more,
});
const stuck = row({ order: order({ possible: [] }) });

describe("a column of codes", () => {
  it.each([
    ["A1\nA2\nA3", 0, ["A1", "", "A2", "A3"]],
    ["A1\r\nA2\r\n", 2, ["", "", "A1", "A2"]],
    ["A1\tMaier\nA2\tSchulz", 0, ["A1", "", "A2", ""]],
    ["\n A1 \n\nA2\nA3\nA4\nA5", 0, ["A1", "", "A2", "A3"]],
  ])("%j pasted into row %i", (text, from, expected) => {
    const rows = withPasted([row(), stuck, row(), row()], from, text);
    expect(rows?.map(({ trackingCode }) => trackingCode)).toEqual(expected);
  });

  it("one code is the field's own", () => {
    expect([withPasted([row()], 0, "A1"), withPasted([row()], 0, "A1\n")]).toEqual([null, null]);
  });
});

it.each([
  [row(), true],
  [stuck, false],
  [row({ result: { isShipped: true, text: "" } }), false],
  [row({ result: { isShipped: false, text: "" } }), true],
])("case %# leaves: %s", (given, expected) => {
  expect(canShip(given)).toBe(expected);
});

it.each([
  [{ state: "cancelled" }, "cancelled"],
  [{ deliveryState: "shipped" }, "sent"],
  [{ paymentState: "open" }, "unpaid"],
  [{}, "other"],
])("%j does not leave: %s", (more, expected) => {
  expect(whyNot(order(more))).toBe(expected);
});

it("all that is left goes, from the version that was seen", () => {
  const line = (id: string, quantity: number, sent: number) => {
    return { id, quantity, sent, isGoods: true, dropped: 0, returned: 0, refunded: 0 };
  };
  const lines = [line("a", 3, 1), line("b", 1, 1)];
  expect(parcelInput(row({ order: order({ lines }), trackingCode: " A1 " }))).toEqual({
    version: 3,
    carrier: "DHL",
    trackingCode: "A1",
    lines: [{ lineId: "a", quantity: 2 }],
  });
});
