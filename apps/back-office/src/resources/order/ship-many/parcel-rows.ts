import type { OrderSheet } from "@hearth/admin-contract";
import { leftToSend } from "@hearth/rules";
import { allOf, linesWithRest } from "../steps/pieces.ts";
import { shipInput } from "../steps/step-inputs.ts";

/** One order on the sheet of those that leave together. */
export interface ParcelRow {
  order: OrderSheet;
  carrier: string;
  trackingCode: string;
  /** Of this order's shipment: sent again after a lost answer, the goods leave once. */
  key: string;
  /** Null: not tried yet. */
  result: ParcelResult | null;
}

export interface ParcelResult {
  isShipped: boolean;
  text: string;
}

/** More are several sheets: whoever packs has them in front of them. */
export const MOST_AT_ONCE = 50;

export function canShip({ order, result }: ParcelRow): boolean {
  return order.possible.includes("ship") && !result?.isShipped;
}

const reasons = ["cancelled", "sent", "unpaid", "other"] as const;
export type NotShippable = (typeof reasons)[number];

/** Why an order that was ticked does not leave, for whoever sees only the sheet. */
export function whyNot({ state, paymentState, deliveryState }: OrderSheet): NotShippable {
  if (state === "cancelled") return "cancelled";
  if (deliveryState === "shipped") return "sent";
  return paymentState === "paid" ? "other" : "unpaid";
}

/**
 * A column of codes that was pasted into one field: it and those below get one each, past orders that do not leave. Null: it is one
 * code, and the field takes it by itself.
 */
export function withPasted(rows: readonly ParcelRow[], from: number, text: string): ParcelRow[] | null {
  const codes = text
    .split(/\r?\n/)
    // A sheet of a spreadsheet has further columns; the code is the first.
    .map((line) => line.split("\t")[0]?.trim() ?? "")
    .filter(Boolean);
  if (codes.length < 2) return null;
  return rows.map((row, at) => {
    if (at < from || !canShip(row)) return row;
    const trackingCode = codes.shift();
    return trackingCode === undefined ? row : { ...row, trackingCode };
  });
}

/** All that is left of the order, in one parcel. */
export function parcelInput({ order, carrier, trackingCode }: ParcelRow) {
  const quantities = allOf(linesWithRest(order, leftToSend));
  return shipInput(order.version, { quantities, carrier, trackingCode });
}
