import type { CartInput, OfferedProduct } from "../../src/cart/cart-input.ts";
import type { CartNotice } from "../../src/cart/cart-notice.ts";

/** A line as it stays in the cart, after section 1 and 2 of the page. */
export interface BoughtLine {
  id: string;
  product: OfferedProduct;
  quantity: number;
  most: number;
  unit: bigint;
  total: bigint;
  rate: number;
}

export function buyLines(input: CartInput, notices: CartNotice[]): BoughtLine[] {
  const bought: BoughtLine[] = [];
  for (const { id, product, quantity: wanted } of input.lines) {
    const allowed = listAllowedQuantities(product, bought);
    const most = allowed.at(-1);
    if (most === undefined) {
      notices.push({ code: "product-out-of-stock", lineId: id });
      continue;
    }
    let quantity = wanted;
    if (wanted > most) {
      quantity = most;
      notices.push({ code: "product-stock-reached", lineId: id, quantity });
    } else if (wanted < product.minPurchase) {
      quantity = product.minPurchase;
      notices.push({ code: "min-order-quantity", lineId: id, quantity });
    } else if (!allowed.includes(wanted)) {
      quantity = allowed.filter((each) => each < wanted).at(-1)!;
      notices.push({ code: "purchase-steps-quantity", lineId: id, quantity });
    }
    const unit = unitPrice(product, quantity);
    const rate = input.taxState === "tax-free" ? 0 : product.taxRate;
    bought.push({ id, product, quantity, most, unit, total: unit * BigInt(quantity), rate });
  }
  return bought;
}

function listAllowedQuantities(product: OfferedProduct, before: readonly BoughtLine[]): number[] {
  let pieces = product.maxPurchase ?? 100;
  if (product.isCloseout) {
    let stock = product.availableStock;
    for (const line of before) if (line.product.id === product.id) stock -= line.quantity;
    pieces = Math.min(pieces, stock);
  }
  const allowed: number[] = [];
  for (let each = product.minPurchase; each <= pieces; each += product.purchaseSteps) allowed.push(each);
  return allowed;
}

function unitPrice(product: OfferedProduct, quantity: number): bigint {
  let cents = product.tiers[0]!.cents;
  for (const tier of product.tiers) if (tier.from <= quantity) cents = tier.cents;
  return BigInt(cents);
}
