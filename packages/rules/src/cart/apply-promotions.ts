import type { TaxState } from "../tax.ts";
import { addShares } from "./add-shares.ts";
import type { Buyer } from "./cart-input.ts";
import type { CartNotice } from "./cart-notice.ts";
import type { CalculatedDiscount } from "./cart-result.ts";
import type { PricedLine } from "./price-line.ts";
import type { Promotion } from "./promotion.ts";
import {
  type ConditionCode,
  failedConditions,
  type PromotionSituation,
} from "./promotions/conditions-hold.ts";
import { isExcluded } from "./promotions/is-excluded.ts";
import { type AbsenceCode, absenceOf } from "./promotions/promotion-exists.ts";
import { takeDiscounts, type Remainder } from "./promotions/take-discounts.ts";

export interface PromotionInput {
  taxState: TaxState;
  lines: readonly PricedLine[];
  /** Before shipping discounts. */
  shippingCents: number;
  promotions: readonly Promotion[];
  buyer: Buyer;
  now: number;
  /** Hears of each promotion that gives nothing, and why: for staff, buyers are told less. */
  onRefused?: (refusal: PromotionRefusal) => void;
}

export interface PromotionRefusal {
  promotionId: string;
  reasons: readonly RefusalCode[];
}

/** EXCLUDED: cannot stand beside another. NO_DISCOUNT: nothing it counts for is in the cart, or nothing is left of it. */
export type RefusalCode = AbsenceCode | ConditionCode | "EXCLUDED" | "NO_DISCOUNT" | "NOTHING_TO_PAY";

export interface AppliedPromotions {
  discounts: CalculatedDiscount[];
  /** After shipping discounts. */
  shippingCents: number;
  notices: CartNotice[];
}

/** Section 4 of docs/cart.md. */
export function applyPromotions(input: PromotionInput): AppliedPromotions {
  const { lines, promotions, shippingCents, taxState, buyer } = input;
  if (promotions.length === 0) return { discounts: [], shippingCents, notices: [] };
  const left = lines.map((line) => line.totalCents);
  const goodsCents = left.reduce((sum, cents) => sum + cents, 0);
  if (goodsCents === 0) {
    for (const { id } of promotions) input.onRefused?.({ promotionId: id, reasons: ["NOTHING_TO_PAY"] });
    return { discounts: [], shippingCents, notices: priceZeroNotices(promotions) };
  }

  const situation = { lines, goodsCents, buyer, now: input.now };
  const taxLeft = addShares(lines.map((line) => line.tax));
  const remainder: Remainder = { taxState, lines, left, taxLeft, shippingCents };
  const taken: Promotion[] = [];
  const discounts: CalculatedDiscount[] = [];
  const notices: CartNotice[] = [];
  for (const promotion of promotions.toSorted(byPriority)) {
    const obstacle = obstacleOf(promotion, situation, taken);
    const found = obstacle === null ? takeDiscounts(promotion, remainder) : [];
    if (found.length > 0) {
      taken.push(promotion);
      discounts.push(...found);
      continue;
    }
    input.onRefused?.({ promotionId: promotion.id, reasons: obstacle?.reasons ?? ["NO_DISCOUNT"] });
    if (promotion.code !== null)
      notices.push(noticeOf(promotion.id, promotion.code, obstacle?.code ?? "promotion-not-eligible"));
  }
  return { discounts, shippingCents: remainder.shippingCents, notices };
}

interface Obstacle {
  code: "promotion-not-found" | "promotion-not-eligible" | "promotion-excluded";
  reasons: readonly RefusalCode[];
}

function obstacleOf(
  promotion: Promotion,
  situation: PromotionSituation & { now: number },
  taken: readonly Promotion[],
): Obstacle | null {
  const absence = absenceOf(promotion, situation.now);
  if (absence) return { code: "promotion-not-found", reasons: [absence] };
  const failed = failedConditions(promotion.conditions, situation);
  if (failed.length > 0) return { code: "promotion-not-eligible", reasons: failed };
  return isExcluded(promotion, taken) ? { code: "promotion-excluded", reasons: ["EXCLUDED"] } : null;
}

function noticeOf(promotionId: string, promotionCode: string, code: Obstacle["code"]): CartNotice {
  return code === "promotion-not-found" ? { code, promotionCode } : { code, promotionId };
}

function byPriority(a: Promotion, b: Promotion): number {
  if (a.priority !== b.priority) return b.priority - a.priority;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

function priceZeroNotices(promotions: readonly Promotion[]): CartNotice[] {
  const promotionIds = new Set<string>();
  for (const { id, code } of promotions) if (code !== null) promotionIds.add(id);
  if (promotionIds.size === 0) return [];
  return [{ code: "promotions-on-cart-price-zero-error", promotionIds: [...promotionIds] }];
}
