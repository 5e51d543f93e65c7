import { applyPromotions } from "./apply-promotions.ts";
import type { CartInput } from "./cart-input.ts";
import type { CalculatedCart, CalculatedDelivery, CalculatedDiscount } from "./cart-result.ts";
import { correctQuantities } from "./correct-quantity.ts";
import { deliveryWindow } from "./delivery-window.ts";
import { priceLine, type PricedLine } from "./price-line.ts";
import { planShipping, type ShippingPlan } from "./shipping/plan-shipping.ts";
import { shippingTaxes } from "./shipping/shipping-taxes.ts";
import { cartTotals } from "./totals.ts";

/** The whole cart from what was put into it. The rules in words: docs/cart.md. */
export function calculateCart(input: CartInput): CalculatedCart {
  const { taxState, promotions, shipping, buyer, now } = input;
  const corrected = correctQuantities(input.lines);
  const priced = corrected.lines.map((line) => priceLine(line, taxState));
  const sent = priced.filter(({ line }) => !line.product.isDownload);
  const goodsCents = priced.reduce((sum, line) => sum + line.totalCents, 0);

  const plan = planShipping({ rules: shipping, buyer, lines: sent, goodsCents });
  const shippingCents = plan.delivery.fullCents;
  const { onRefused } = input;
  const promoted = applyPromotions({
    taxState,
    lines: priced,
    shippingCents,
    promotions,
    buyer,
    now,
    ...(onRefused && { onRefused }),
  });

  const { discounts } = promoted;
  const delivery = delivered({ input, plan, sent, priced, discounts, cents: promoted.shippingCents });
  const lines = priced.map(({ line, quantity, unitCents, totalCents, tax }, index) => ({
    id: line.id,
    quantity,
    unitCents,
    totalCents,
    tax,
    maxPurchase: corrected.lines[index]?.maxPurchase ?? quantity,
  }));
  return {
    lines,
    discounts,
    delivery,
    totals: cartTotals({ taxState, lines, discounts, delivery }),
    notices: [...corrected.notices, ...plan.notices, ...promoted.notices],
  };
}

interface Delivered {
  input: CartInput;
  plan: ShippingPlan;
  sent: readonly PricedLine[];
  priced: readonly PricedLine[];
  discounts: readonly CalculatedDiscount[];
  /** After discounts. */
  cents: number;
}

function delivered({ input, plan, sent, priced, discounts, cents }: Delivered): CalculatedDelivery {
  const taxes = shippingTaxes({
    taxState: input.taxState,
    cents,
    lines: priced.map((line) => line.tax),
    discounts: discounts.flatMap((discount) => discount.taxes),
  });
  const lines = plan.delivery.isDeliverable ? sent.map((line) => awaited(line, sent)) : [];
  const window = deliveryWindow({ today: input.today, lines, methodDays: plan.methodDays });
  return { ...plan.delivery, cents, taxes, ...window };
}

/** Lines of one product share its stock: what two of them want together may have to be restocked. */
function awaited({ line: { product } }: PricedLine, sent: readonly PricedLine[]) {
  const { deliveryDays, restockDays, availableStock } = product;
  let quantity = 0;
  for (const other of sent) if (other.line.product.id === product.id) quantity += other.quantity;
  return { deliveryDays, restockDays, quantity, availableStock };
}
