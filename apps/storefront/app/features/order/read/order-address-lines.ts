import type { OrderAddress } from "@hearth/contract";
import { envelopeLines } from "../../../platform/shop/envelope-lines.ts";

/** The phone number stands below it; a line that says the same twice is shown once. */
export function orderAddressLines(address: OrderAddress): string[] {
  const { phoneNumber } = address;
  return [...new Set([...envelopeLines(address), ...(phoneNumber ? [phoneNumber] : [])])];
}
