import { type DiscountProblemCode, discountProblems, toCents } from "@hearth/rules";
import type { Check } from "./check.ts";
import type { Discount, Promotion } from "../promotions.ts";

export function checkPromotions(check: Check): void {
  for (const promotion of check.catalogue.promotions) {
    checkCodes(promotion, check);
    checkTerms(promotion, check);
    for (const [index, discount] of promotion.discounts.entries())
      checkDiscount(discount, promotion, ["discounts", index], check);
  }
}

function checkCodes(promotion: Promotion, check: Check): void {
  const { report, needUnique } = check;
  const { codeType, code, codes, issuedFor } = promotion;
  if (codeType === "fixed" && code === undefined) report(promotion, [], 'a fixed promotion needs a "code"');
  if (codeType !== "fixed" && code !== undefined)
    report(promotion, ["code"], "only a fixed promotion has one code for all");
  if (codeType === "individual" && codes === undefined && issuedFor === undefined)
    report(promotion, [], 'an individual promotion needs "codes" or "issuedFor"');
  if (codeType !== "individual" && codes !== undefined)
    report(promotion, ["codes"], "only an individual promotion has codes of its own");
  checkIssuing(promotion, check);
  // Buyers type codes in any case.
  needUnique("promotion code", code?.toLowerCase(), promotion, ["code"]);
  for (const [index, own] of (codes ?? []).entries())
    needUnique("promotion code", own.toLowerCase(), promotion, ["codes", index]);
}

/** The mail names one amount off the goods. */
function checkIssuing(promotion: Promotion, { report, needUnique }: Check): void {
  const { codeType, issuedFor, discounts } = promotion;
  if (issuedFor === undefined) return;
  needUnique("promotion issued for", issuedFor, promotion, ["issuedFor"]);
  if (codeType !== "individual")
    report(promotion, ["issuedFor"], "only an individual promotion issues codes");
  const [discount, second] = discounts;
  if (second || discount?.scope !== "cart" || discount.type !== "absolute")
    report(promotion, ["discounts"], "codes are issued for one absolute discount on the cart");
}

function checkTerms(promotion: Promotion, { report, refer, referAll }: Check): void {
  const { key, from, until, excludes = [], conditions = {}, redemptions = {} } = promotion;
  if (from && until && until < from) report(promotion, ["until"], "must not be before from");
  if (redemptions.before !== undefined && redemptions.total === undefined)
    report(promotion, ["redemptions", "before"], 'counts only with a "total"');
  for (const [index, other] of excludes.entries()) {
    refer("promotion", other, promotion, ["excludes", index]);
    if (other === key) report(promotion, ["excludes", index], "a promotion cannot exclude itself");
  }
  referAll("customer group", conditions.customerGroups, promotion, ["conditions", "customerGroups"]);
  referAll("country", conditions.countries, promotion, ["conditions", "countries"]);
  referAll("product number", conditions.products, promotion, ["conditions", "products"]);
  referAll("category", conditions.categories, promotion, ["conditions", "categories"]);
}

const sentences: Record<DiscountProblemCode, [field: string | null, message: string]> = {
  NO_PERCENTAGE: ["value", "must be 0.01 to 100 percent"],
  NOTHING_OFF: ["value", "must be above 0"],
  MAXIMUM_WITHOUT_PERCENTAGE: ["max", "only a percentage has a maximum"],
  SET_MISSING: [null, 'a discount on sets needs a "set"'],
  SET_WITHOUT_USE: ["set", "only a discount on sets has one"],
  SET_TOO_SMALL: ["set", "count must not be above size"],
  DELIVERY_NAMES_GOODS: [null, "a discount on delivery names no goods"],
};

function checkDiscount(
  discount: Discount,
  promotion: Promotion,
  at: readonly (string | number)[],
  { report, referAll }: Check,
): void {
  const { scope, type, value, max, set = null, products = [], categories = [] } = discount;
  const amounts = { value: toCents(value), maxCents: max === undefined ? null : toCents(max) };
  const goods = { productIds: products, categoryIds: categories };
  for (const { code } of discountProblems({ scope, type, set, ...amounts, ...goods })) {
    const [field, message] = sentences[code];
    report(promotion, field === null ? at : [...at, field], message);
  }
  referAll("product number", products, promotion, [...at, "products"]);
  referAll("category", categories, promotion, [...at, "categories"]);
}
