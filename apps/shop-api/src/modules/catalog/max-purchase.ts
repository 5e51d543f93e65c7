/** Nobody may order more than this of one product unless the product says so. */
const DEFAULT_MAX_PURCHASE = 100;

export interface PurchaseRule {
  closeout: boolean;
  minPurchase: number;
  maxPurchase: number | null;
  purchaseSteps: number;
}

/** Largest quantity that may be bought now: close-outs end with the stock, and the quantity must lie on a purchase step. */
export function maxPurchase(rule: PurchaseRule, availableStock: number): number {
  const cap = rule.maxPurchase ?? DEFAULT_MAX_PURCHASE;
  const reachable = rule.closeout ? Math.min(cap, availableStock) : cap;
  if (reachable < rule.minPurchase) return 0;
  return (
    rule.minPurchase + Math.floor((reachable - rule.minPurchase) / rule.purchaseSteps) * rule.purchaseSteps
  );
}

export function isAvailable(rule: PurchaseRule, availableStock: number): boolean {
  return !rule.closeout || availableStock >= rule.minPurchase;
}
