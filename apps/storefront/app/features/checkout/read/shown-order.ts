import type { CheckoutData } from "./checkout-data.ts";

/** What stood on the page when it was confirmed. Travels with the form, so that a change can be told; the hash decides. */
export interface ShownOrder {
  totalCents: number;
  shippingCents: number | null;
  arrival: CheckoutData["arrival"];
  lines: { id: string; name: string; quantity: number; totalCents: number }[];
}

export function shownOrder({
  cart,
  lines,
  arrival,
}: Pick<CheckoutData, "cart" | "lines" | "arrival">): ShownOrder {
  return {
    totalCents: cart.totals.totalCents,
    shippingCents: cart.totals.shippingCents,
    arrival,
    lines: lines.map(({ id, name, quantity, totalCents }) => ({ id, name, quantity, totalCents })),
  };
}

/** Null for whatever is not what we wrote. */
export function readShown(text: string | undefined): ShownOrder | null {
  try {
    const shown: unknown = JSON.parse(text ?? "null");
    return isShown(shown) ? shown : null;
  } catch {
    return null;
  }
}

export function isSameOrder(one: ShownOrder, other: ShownOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isShown(value: unknown): value is ShownOrder {
  if (!isRecord(value)) return false;
  const { totalCents, shippingCents, arrival, lines } = value;
  const isArrival = isRecord(arrival) && [arrival["earliest"], arrival["latest"]].every(isText);
  return (
    Number.isSafeInteger(totalCents) &&
    (shippingCents === null || Number.isSafeInteger(shippingCents)) &&
    (arrival === null || isArrival) &&
    Array.isArray(lines) &&
    lines.every(isShownLine)
  );
}

function isShownLine(line: unknown): boolean {
  return (
    isRecord(line) &&
    isText(line["id"]) &&
    isText(line["name"]) &&
    Number.isSafeInteger(line["quantity"]) &&
    Number.isSafeInteger(line["totalCents"])
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
