import type { Buyer } from "../cart-input.ts";
import type { PricedLine } from "../price-line.ts";
import type { PromotionConditions } from "../promotion.ts";
import { namesProduct } from "./names-goods.ts";

export interface PromotionSituation {
  lines: readonly PricedLine[];
  /** Value of all lines before discounts. */
  goodsCents: number;
  buyer: Buyer;
}

export type ConditionCode = "MINIMUM" | "CUSTOMER_GROUP" | "COUNTRY" | "FIRST_ORDER" | "GOODS";

/** Those that do not hold; a promotion applies where there are none. */
export function failedConditions(
  conditions: PromotionConditions,
  situation: PromotionSituation,
): ConditionCode[] {
  const { buyer, goodsCents, lines } = situation;
  const holds: Record<ConditionCode, boolean> = {
    MINIMUM: goodsCents >= (conditions.minimumCents ?? 0),
    CUSTOMER_GROUP: isListed(conditions.customerGroupIds, buyer.customerGroupId),
    COUNTRY: isListed(conditions.countryIds, buyer.countryId),
    FIRST_ORDER: !conditions.firstOrderOnly || buyer.isFirstOrder === true,
    GOODS: piecesOf(conditions, lines) >= (conditions.minimumQuantity ?? 1),
  };
  return (Object.keys(holds) as ConditionCode[]).filter((code) => !holds[code]);
}

function isListed(list: readonly string[], id: string): boolean {
  return list.length === 0 || list.includes(id);
}

function piecesOf(conditions: PromotionConditions, lines: readonly PricedLine[]): number {
  let pieces = 0;
  for (const { line, quantity } of lines) if (namesProduct(conditions, line.product)) pieces += quantity;
  return pieces;
}
