import { largestPurchase } from "../max-purchase.ts";
import type { OfferedProduct, WantedLine } from "./cart-input.ts";
import type { CartNotice } from "./cart-notice.ts";

export interface CorrectedLine extends WantedLine {
  maxPurchase: number;
}

/** Brings every line to a quantity that may be bought. Lines of one close-out share its stock, the earlier line first. */
export function correctQuantities(wanted: readonly WantedLine[]): {
  lines: CorrectedLine[];
  notices: CartNotice[];
} {
  const lines: CorrectedLine[] = [];
  const notices: CartNotice[] = [];
  for (const line of wanted) {
    const maxPurchase = largestPurchase(line.product, stockLimit(line.product, lines));
    const { quantity, notice } = correct(line, maxPurchase);
    if (notice) notices.push(notice);
    if (quantity > 0) lines.push({ id: line.id, quantity, product: line.product, maxPurchase });
  }
  return { lines, notices };
}

function stockLimit(product: OfferedProduct, before: readonly WantedLine[]): number {
  if (!product.isCloseout) return Number.POSITIVE_INFINITY;
  let left = product.availableStock;
  for (const line of before) if (line.product.id === product.id) left -= line.quantity;
  return left;
}

function correct(line: WantedLine, available: number): { quantity: number; notice?: CartNotice } {
  const { id: lineId, quantity: wanted, product } = line;
  const { minPurchase, purchaseSteps } = product;
  if (available < minPurchase) return { quantity: 0, notice: { code: "product-out-of-stock", lineId } };
  if (wanted > available) return corrected("product-stock-reached", lineId, available);
  if (wanted < minPurchase) return corrected("min-order-quantity", lineId, minPurchase);
  const beyondStep = (wanted - minPurchase) % purchaseSteps;
  if (beyondStep > 0) return corrected("purchase-steps-quantity", lineId, wanted - beyondStep);
  return { quantity: wanted };
}

type Correction = "product-stock-reached" | "min-order-quantity" | "purchase-steps-quantity";

function corrected(code: Correction, lineId: string, quantity: number) {
  return { quantity, notice: { code, lineId, quantity } };
}
