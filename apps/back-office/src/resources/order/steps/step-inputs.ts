import type { RefundCause } from "@hearth/admin-contract";
import type { AdminArguments } from "../../../api/call-admin.ts";
import { amountCents } from "./amount-cents.ts";
import { piecesOf, type Quantities } from "./pieces.ts";

export interface ShipFields {
  quantities: Quantities;
  carrier: string;
  trackingCode: string;
}

export interface ReturnFields {
  quantities: Quantities;
  isRestocked: boolean;
}

export interface RefundFields {
  by: "pieces" | "amount";
  quantities: Quantities;
  amount: string;
  cause: RefundCause;
  isDropped: boolean;
  isShipping: boolean;
}

/** Each says what the API wants to hear; null: nothing was chosen, so there is nothing to do. */
export function shipInput(version: number, fields: ShipFields): AdminArguments<"shipOrder">["input"] | null {
  const lines = piecesOf(fields.quantities);
  if (lines.length === 0) return null;
  const [carrier, trackingCode] = [fields.carrier.trim(), fields.trackingCode.trim()];
  return { version, lines, ...(carrier && { carrier }), ...(trackingCode && { trackingCode }) };
}

export function returnInput(
  version: number,
  fields: ReturnFields,
): AdminArguments<"returnGoods">["input"] | null {
  const lines = piecesOf(fields.quantities);
  return lines.length === 0 ? null : { version, lines, isRestocked: fields.isRestocked };
}

/** Pieces or an amount, never both: what stands in the hidden half of the form does not count. */
export function refundInput(
  version: number,
  fields: RefundFields,
): AdminArguments<"refundOrder">["input"] | null {
  const { by, cause, isDropped, isShipping } = fields;
  if (by === "amount") {
    const cents = amountCents(fields.amount);
    return cents === null ? null : { version, cause, amountCents: cents };
  }
  const lines = piecesOf(fields.quantities);
  if (lines.length === 0) return isShipping ? { version, cause, isShipping } : null;
  return { version, cause, lines, ...(isDropped && { isDropped }), ...(isShipping && { isShipping }) };
}
