import type { Check } from "./check.ts";
import type { Discount, Promotion } from "./promotions.ts";

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

function checkDiscount(
  discount: Discount,
  promotion: Promotion,
  at: readonly (string | number)[],
  { report, referAll }: Check,
): void {
  const { scope, type, value, max, set, products, categories } = discount;
  const say = (field: string, message: string) => report(promotion, [...at, field], message);
  if (type === "percentage" && (value < 0.01 || value > 100)) say("value", "must be 0.01 to 100 percent");
  if (type === "absolute" && value === 0) say("value", "must be above 0");
  if (type !== "percentage" && max !== undefined) say("max", "only a percentage has a maximum");
  if (scope === "set" && !set) report(promotion, at, 'a discount on sets needs a "set"');
  if (scope !== "set" && set) say("set", "only a discount on sets has one");
  if (set && set.count > set.size) say("set", "count must not be above size");
  if (scope === "delivery" && (products ?? categories))
    report(promotion, at, "a discount on delivery names no goods");
  referAll("product number", products, promotion, [...at, "products"]);
  referAll("category", categories, promotion, [...at, "categories"]);
}
