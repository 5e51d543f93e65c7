import type { EvaluatedCart } from "../../cart/index.ts";

export interface Redemption {
  promotionId: string;
  code: string | null;
  /** Lower case, as the table keeps them; null: not made for one person. */
  individualCode: string | null;
  discountCents: number;
}

/** Each promotion that takes something off is redeemed once, however many discounts it has. */
export function redemptionsOf({ result, candidates }: EvaluatedCart): Redemption[] {
  const ids = [...new Set(result.discounts.map(({ promotionId }) => promotionId))];
  const shippingSaved = result.delivery.fullCents - result.delivery.cents;
  let isShippingCounted = false;
  return ids.map((promotionId) => {
    const promotion = candidates.promotions.find(({ id }) => id === promotionId);
    const own = result.discounts.filter((discount) => discount.promotionId === promotionId);
    const goods = own.reduce((sum, { totalCents }) => sum - totalCents, 0);
    const isOnShipping = promotion?.discounts.some(({ scope }) => scope === "delivery") ?? false;
    const shipping = isOnShipping && !isShippingCounted ? shippingSaved : 0;
    isShippingCounted ||= isOnShipping;
    const code = promotion?.code ?? null;
    return {
      promotionId,
      code,
      individualCode: promotion?.codeType === "individual" ? (code?.toLowerCase() ?? null) : null,
      discountCents: goods + shipping,
    };
  });
}
