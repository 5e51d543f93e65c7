import type { OrderSheet } from "@hearth/admin-contract";
import { centsOfPieces } from "@hearth/rules";
import { amountCents } from "./amount-cents.ts";
import { piecesOf } from "./pieces.ts";
import type { RefundFields } from "./step-inputs.ts";

type Refundable = Pick<OrderSheet, "lines" | "refundableCents" | "refundableShippingCents">;

/** What the form would give back, as the API will reckon it. Null: nothing that could be read. */
export function refundWorth(
  { lines, refundableCents, refundableShippingCents }: Refundable,
  { by, quantities, amount, isShipping }: Pick<RefundFields, "by" | "quantities" | "amount" | "isShipping">,
): number | null {
  if (by === "amount") return amountCents(amount);
  const worth = piecesOf(quantities).reduce(
    (sum, { lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? sum + centsOfPieces(line, quantity) : sum;
    },
    isShipping ? refundableShippingCents : 0,
  );
  // Taxes are rounded line by line; the last cents are left to the shop.
  const isCentsOver = worth > refundableCents && worth - refundableCents <= lines.length;
  return worth === 0 ? null : isCentsOver ? refundableCents : worth;
}
