import { readPriceCents } from "../../../../platform/shop/listing-query.ts";
import { useTypedNumber } from "./use-typed-number.ts";

/** A price in euros that is being typed. */
export function useTypedPrice(cents: number | null, onPrice: (cents: number | null) => void) {
  return useTypedNumber({ value: cents, read: readPriceCents, write: euros, onValue: onPrice });
}

function euros(cents: number): string {
  return String(cents / 100);
}
