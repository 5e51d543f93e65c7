import type { Discount, Promotion } from "../promotion.ts";

/** A promotion as it is written down, before it meets a cart. */
export type PromotionTerms = Pick<
  Promotion,
  "codeType" | "code" | "validFrom" | "validUntil" | "exclusionIds"
> & {
  id: string;
  discounts: readonly Omit<Discount, "id">[];
};

export type PromotionProblemCode =
  "CODE_MISSING" | "CODE_WITHOUT_USE" | "ENDS_BEFORE_IT_BEGINS" | "EXCLUDES_ITSELF" | DiscountProblemCode;

export type DiscountProblemCode =
  | "NO_PERCENTAGE"
  | "NOTHING_OFF"
  | "MAXIMUM_WITHOUT_PERCENTAGE"
  | "SET_MISSING"
  | "SET_WITHOUT_USE"
  | "SET_TOO_SMALL"
  | "DELIVERY_NAMES_GOODS";

export interface PromotionProblem {
  /** `discounts/0/value` */
  field: string;
  code: PromotionProblemCode;
}

/** Everything about a promotion that cannot be meant. */
export function promotionProblems(terms: PromotionTerms): PromotionProblem[] {
  const { id, codeType, code, validFrom, validUntil, exclusionIds, discounts } = terms;
  const problems: PromotionProblem[] = [];
  if (codeType === "fixed" && code === null) problems.push({ field: "code", code: "CODE_MISSING" });
  if (codeType !== "fixed" && code !== null) problems.push({ field: "code", code: "CODE_WITHOUT_USE" });
  if (validFrom !== null && validUntil !== null && validUntil <= validFrom)
    problems.push({ field: "validUntil", code: "ENDS_BEFORE_IT_BEGINS" });
  if (exclusionIds.includes(id)) problems.push({ field: "exclusionIds", code: "EXCLUDES_ITSELF" });
  const ofDiscounts = discounts.flatMap((discount, index) =>
    discountProblems(discount).map((problem) => ({
      ...problem,
      field: `discounts/${index}/${problem.field}`,
    })),
  );
  return [...problems, ...ofDiscounts];
}

/** The same for one discount; the catalogue's files are checked by it, too. */
export function discountProblems(
  discount: Omit<Discount, "id">,
): { field: keyof Discount; code: DiscountProblemCode }[] {
  const { scope, type, value, maxCents, set, productIds, categoryIds } = discount;
  const problems: ReturnType<typeof discountProblems> = [];
  if (type === "percentage" && (value < 1 || value > 10_000))
    problems.push({ field: "value", code: "NO_PERCENTAGE" });
  if (type === "absolute" && value <= 0) problems.push({ field: "value", code: "NOTHING_OFF" });
  if (type !== "percentage" && maxCents !== null)
    problems.push({ field: "maxCents", code: "MAXIMUM_WITHOUT_PERCENTAGE" });
  if (scope === "set" && !set) problems.push({ field: "set", code: "SET_MISSING" });
  if (scope !== "set" && set) problems.push({ field: "set", code: "SET_WITHOUT_USE" });
  if (set && set.count > set.size) problems.push({ field: "set", code: "SET_TOO_SMALL" });
  if (scope === "delivery" && productIds.length + categoryIds.length > 0)
    problems.push({ field: "scope", code: "DELIVERY_NAMES_GOODS" });
  return problems;
}
