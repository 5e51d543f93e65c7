import type { LineItem } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { CartPromotion } from "./cart-data.ts";

type DiscountLine = Pick<LineItem, "id" | "type" | "label" | "payload" | "price"> & {
  referencedId?: string | null;
  /** Lines of an order are not removed any more. */
  removable?: boolean;
};

/** One entry per promotion, whatever number of discounts it gives. */
export function readPromotions(lines: readonly DiscountLine[]): CartPromotion[] {
  const promotions = new Map<string, CartPromotion>();
  for (const line of lines) {
    if (line.type !== "promotion") continue;
    const { promotionId, code, discountScope } = line.payload;
    const key = promotionId ?? line.referencedId ?? line.id;
    const known = promotions.get(key);
    const cents = toCents(line.price.totalPrice);
    const isOnShipping = discountScope === "delivery";
    promotions.set(key, {
      lineId: known?.lineId ?? line.id,
      name: line.label ?? code ?? "",
      code: code || line.referencedId || null,
      cents: cents + (known?.cents ?? 0),
      isOnShipping: isOnShipping && (known?.isOnShipping ?? true),
      isRemovable: line.removable ?? false,
    });
  }
  return [...promotions.values()];
}
