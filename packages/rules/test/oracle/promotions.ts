import type { CartInput } from "../../src/cart/cart-input.ts";
import type { CartNotice } from "../../src/cart/cart-notice.ts";
import type { CalculatedDiscount } from "../../src/cart/cart-result.ts";
import type { Discount, Promotion } from "../../src/cart/promotion.ts";
import type { BoughtLine } from "./bought-lines.ts";
import { isNamed, type Left, percentage, takeOffGoods, valueOf } from "./discounted-goods.ts";
import { above, smaller, sum, taxOf } from "./exact.ts";

/** What the promotions took, and what they left of lines and shipping costs. */
export interface Reduced {
  discounts: CalculatedDiscount[];
  left: Left;
  shipping: bigint;
}

export function applyPromotions(
  input: CartInput,
  lines: readonly BoughtLine[],
  shipping: bigint,
  notices: CartNotice[],
): Reduced {
  let reduced: Reduced = {
    discounts: [],
    left: new Map(lines.map(({ id, total }) => [id, total])),
    shipping,
  };
  if (sum(lines.map(({ total }) => total)) === 0n) {
    const promotionIds: string[] = [];
    for (const { id, code } of input.promotions) {
      if (code !== null && !promotionIds.includes(id)) promotionIds.push(id);
    }
    if (promotionIds.length > 0) notices.push({ code: "promotions-on-cart-price-zero-error", promotionIds });
    return reduced;
  }
  const taken: Promotion[] = [];
  for (const promotion of sortByTurn(input.promotions)) {
    const { id: promotionId, code: promotionCode } = promotion;
    const told: CartNotice[] = [];
    if (!exists(promotion, input.now)) {
      if (promotionCode !== null) told.push({ code: "promotion-not-found", promotionCode });
    } else if (!isEligible(promotion, input, lines)) {
      told.push({ code: "promotion-not-eligible", promotionId });
    } else if (taken.some((other) => excludeEachOther(promotion, other))) {
      told.push({ code: "promotion-excluded", promotionId });
    } else {
      const next = applyPromotion(promotion, lines, reduced, input);
      if (next.discounts.length > reduced.discounts.length) taken.push(promotion);
      else told.push({ code: "promotion-not-eligible", promotionId });
      reduced = next;
    }
    if (promotionCode !== null) notices.push(...told);
  }
  return reduced;
}

function sortByTurn(promotions: readonly Promotion[]): Promotion[] {
  return promotions.toSorted((one, other) => {
    if (one.priority !== other.priority) return other.priority - one.priority;
    if (one.id === other.id) return promotions.indexOf(one) - promotions.indexOf(other);
    return one.id < other.id ? -1 : 1;
  });
}

function exists({ validFrom, validUntil, redemptionsLeft }: Promotion, now: number): boolean {
  if (validFrom !== null && now < validFrom) return false;
  if (validUntil !== null && now >= validUntil) return false;
  return redemptionsLeft === null || redemptionsLeft > 0;
}

function isEligible({ conditions }: Promotion, { buyer }: CartInput, lines: readonly BoughtLine[]): boolean {
  const { minimumCents, customerGroupIds, countryIds, firstOrderOnly, minimumQuantity } = conditions;
  const value = sum(lines.map(({ total }) => total));
  if (minimumCents !== null && value < BigInt(minimumCents)) return false;
  if (customerGroupIds.length > 0 && !customerGroupIds.includes(buyer.customerGroupId)) return false;
  if (countryIds.length > 0 && !countryIds.includes(buyer.countryId)) return false;
  if (firstOrderOnly && buyer.isFirstOrder !== true) return false;
  let pieces = 0;
  for (const line of lines) if (isNamed(line, conditions)) pieces += line.quantity;
  return pieces >= (minimumQuantity ?? 1);
}

function excludeEachOther(one: Promotion, other: Promotion): boolean {
  if (one.id === other.id) return true;
  if (one.preventCombination || other.preventCombination) return true;
  return one.exclusionIds.includes(other.id) || other.exclusionIds.includes(one.id);
}

function applyPromotion(
  promotion: Promotion,
  lines: readonly BoughtLine[],
  before: Reduced,
  input: CartInput,
): Reduced {
  const after: Reduced = {
    discounts: [...before.discounts],
    left: new Map(before.left),
    shipping: before.shipping,
  };
  for (const discount of promotion.discounts) {
    const line = { promotionId: promotion.id, discountId: discount.id };
    if (discount.scope === "delivery") {
      const cents = takeOffShipping(discount, after.shipping);
      after.shipping -= cents;
      if (cents > 0n) after.discounts.push({ ...line, totalCents: 0, taxes: [], shares: [] });
      continue;
    }
    const shares = takeOffGoods(discount, lines, after.left);
    for (const [id, cents] of shares) after.left.set(id, after.left.get(id)! - cents);
    if (sum([...shares.values()]) > 0n) {
      after.discounts.push({ ...line, ...describeShares(shares, lines, after, input) });
    }
  }
  return after;
}

function takeOffShipping(discount: Discount, left: bigint): bigint {
  if (discount.type === "percentage") return smaller(percentage(discount, left), left);
  if (discount.type === "absolute") return smaller(valueOf(discount), left);
  return above(left, valueOf(discount));
}

function describeShares(
  shares: Left,
  lines: readonly BoughtLine[],
  { left, discounts }: Reduced,
  { taxState }: CartInput,
): Pick<CalculatedDiscount, "totalCents" | "taxes" | "shares"> {
  const byRate = new Map<number, bigint>();
  for (const { id, rate } of lines) {
    const cents = shares.get(id) ?? 0n;
    if (cents > 0n) byRate.set(rate, (byRate.get(rate) ?? 0n) + cents);
  }
  return {
    totalCents: Number(-sum([...shares.values()])),
    taxes: [...byRate]
      .toSorted(([one], [other]) => one - other)
      .map(([rate, cents]) => {
        const same = lines.filter((line) => line.rate === rate);
        const priceLeft = sum(same.map(({ id }) => left.get(id)!));
        const before = [
          ...same.map(({ total }) => taxOf(total, rate, taxState)),
          ...discounts
            .flatMap(({ taxes }) => taxes)
            .map((tax) => (tax.rate === rate ? BigInt(tax.taxCents) : 0n)),
        ];
        let taxLeft = sum(before) + taxOf(-cents, rate, taxState);
        if (taxLeft < 0n) taxLeft = 0n;
        if (taxLeft > priceLeft) taxLeft = priceLeft;
        return { rate, priceCents: Number(-cents), taxCents: Number(taxLeft - sum(before)) };
      }),
    shares: [...shares]
      .filter(([, cents]) => cents > 0n)
      .map(([lineId, cents]) => ({ lineId, cents: Number(cents) })),
  };
}
