/** Nobody may order more than this of one product unless the product says so. */
const DEFAULT_MAX_PURCHASE = 100;

export interface PurchaseSteps {
  minPurchase: number;
  maxPurchase: number | null;
  purchaseSteps: number;
}

export interface PurchaseRule extends PurchaseSteps {
  closeout: boolean;
}

/** Largest quantity that may be bought now: close-outs end with the stock, and the quantity must lie on a purchase step. */
export function maxPurchase(rule: PurchaseRule, availableStock: number): number {
  return largestPurchase(rule, rule.closeout ? availableStock : Number.POSITIVE_INFINITY);
}

/** The same within a limit the caller knows; 0 if not even the smallest purchase is possible. */
export function largestPurchase(steps: PurchaseSteps, limit: number): number {
  const { minPurchase, purchaseSteps } = steps;
  const reachable = Math.min(steps.maxPurchase ?? DEFAULT_MAX_PURCHASE, limit);
  if (reachable < minPurchase) return 0;
  return reachable - ((reachable - minPurchase) % purchaseSteps);
}

export function isAvailable(rule: PurchaseRule, availableStock: number): boolean {
  return !rule.closeout || availableStock >= rule.minPurchase;
}
