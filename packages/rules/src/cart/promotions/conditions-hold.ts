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

export function conditionsHold(conditions: PromotionConditions, situation: PromotionSituation): boolean {
  const { buyer, goodsCents, lines } = situation;
  return (
    goodsCents >= (conditions.minimumCents ?? 0) &&
    isListed(conditions.customerGroupIds, buyer.customerGroupId) &&
    isListed(conditions.countryIds, buyer.countryId) &&
    (!conditions.firstOrderOnly || buyer.isFirstOrder === true) &&
    piecesOf(conditions, lines) >= (conditions.minimumQuantity ?? 1)
  );
}

function isListed(list: readonly string[], id: string): boolean {
  return list.length === 0 || list.includes(id);
}

function piecesOf(conditions: PromotionConditions, lines: readonly PricedLine[]): number {
  let pieces = 0;
  for (const { line, quantity } of lines) if (namesProduct(conditions, line.product)) pieces += quantity;
  return pieces;
}
