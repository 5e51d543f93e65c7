import type { LineItem } from "@hearth/contract";
import { type CalculatedDiscount, type Discount, toAmount } from "@hearth/rules";
import type { Scope } from "../../context/index.ts";
import { resolvedText } from "../../reference/index.ts";
import type { EvaluatedCart } from "../evaluate-cart.ts";
import { presentSum } from "./present-tax.ts";

const PERCENT_HUNDREDTHS = 100;

/** One line per discount. Its id is the discount's, so that it stays the same from call to call. */
export function presentDiscount(
  scope: Scope,
  { candidates, result }: EvaluatedCart,
  { promotionId, discountId, totalCents, taxes, shares }: CalculatedDiscount,
): LineItem[] {
  const promotion = candidates.promotions.find(({ id }) => id === promotionId);
  const discount = promotion?.discounts.find(({ id }) => id === discountId);
  if (!promotion || !discount) return [];
  const quantities = new Map(result.lines.map(({ id, quantity }) => [id, quantity]));
  return [
    {
      id: discountId,
      uniqueIdentifier: discountId,
      type: "promotion",
      referencedId: promotion.code ?? "",
      label: promotionName(scope, promotionId),
      description: null,
      quantity: 1,
      good: false,
      removable: true,
      stackable: false,
      states: [],
      modified: false,
      cover: null,
      payload: {
        promotionId,
        discountId,
        code: promotion.code,
        discountType: discount.type,
        discountScope: discount.scope,
        value: valueText(discount),
        maxValue: discount.maxCents === null ? null : String(toAmount(discount.maxCents)),
        promotionCodeType: promotion.codeType,
        preventCombination: promotion.preventCombination,
        exclusions: [...promotion.exclusionIds],
        priority: promotion.priority,
        composition: shares.map(({ lineId, cents }) => ({
          id: lineId,
          quantity: quantities.get(lineId) ?? 1,
          discount: toAmount(cents),
        })),
      },
      price: presentSum(totalCents, taxes),
      children: [],
      apiAlias: "cart_line_item",
    },
  ];
}

export function promotionName({ reference, refs }: Scope, promotionId: string): string {
  return resolvedText(reference.promotion.get(promotionId)?.texts ?? {}, refs.chain, "name") ?? "";
}

/** Percent or amount, as decimal text. */
function valueText({ type, value }: Discount): string {
  return String(type === "percentage" ? value / PERCENT_HUNDREDTHS : toAmount(value));
}
