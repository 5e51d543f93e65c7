export interface QuantityRange {
  min: number;
  max: number;
  step: number;
}

interface Purchase {
  minPurchase?: number | null | undefined;
  maxPurchase?: number | null | undefined;
  purchaseSteps?: number | null | undefined;
}

export function quantityRange({ minPurchase, maxPurchase, purchaseSteps }: Purchase): QuantityRange {
  return { min: minPurchase || 1, max: maxPurchase || 100, step: purchaseSteps || 1 };
}

/** The next quantity that can be bought in that direction; at the end of the range the quantity stays. */
export function stepQuantity(range: QuantityRange, quantity: number, direction: "up" | "down"): number {
  const steps = (quantity - range.min) / range.step;
  const wanted = direction === "up" ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return atStep(range, wanted);
}

/** What was typed, moved to the nearest quantity that can be bought. */
export function fitQuantity(range: QuantityRange, quantity: number): number {
  if (!Number.isFinite(quantity)) return range.min;
  return atStep(range, Math.round((quantity - range.min) / range.step));
}

function atStep({ min, max, step }: QuantityRange, steps: number): number {
  const last = Math.max(0, Math.floor((max - min) / step));
  return min + Math.max(0, Math.min(steps, last)) * step;
}
