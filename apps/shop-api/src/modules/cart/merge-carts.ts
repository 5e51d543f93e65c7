import type { CartContent, StoredLine } from "./cart-content.ts";
import { addQuantities } from "./line-request.ts";

/** What a visitor gathered before signing in joins what was there: the same line adds up, everything else comes along (contract 5.3). */
export function mergeContents(visitor: CartContent, customer: CartContent): CartContent {
  return {
    lines: mergeLines(visitor.lines, customer.lines),
    codes: mergeCodes(visitor.codes, customer.codes),
    blockedPromotionIds: [...new Set([...customer.blockedPromotionIds, ...visitor.blockedPromotionIds])],
    applied: customer.applied,
    zipcode: visitor.zipcode ?? customer.zipcode,
    taxDeclaration: visitor.taxDeclaration === "none" ? customer.taxDeclaration : visitor.taxDeclaration,
    customerComment: visitor.customerComment ?? customer.customerComment,
  };
}

function mergeLines(visitor: readonly StoredLine[], customer: readonly StoredLine[]): StoredLine[] {
  const merged = customer.map((line) => {
    const same = visitor.find(({ id, productId }) => id === line.id && productId === line.productId);
    return same ? { ...line, quantity: addQuantities(line.quantity, same.quantity) } : line;
  });
  return [...merged, ...visitor.filter(({ id }) => !customer.some((line) => line.id === id))];
}

function mergeCodes(visitor: readonly string[], customer: readonly string[]): string[] {
  const known = new Set(customer.map((code) => code.toLowerCase()));
  return [...customer, ...visitor.filter((code) => !known.has(code.toLowerCase()))];
}
