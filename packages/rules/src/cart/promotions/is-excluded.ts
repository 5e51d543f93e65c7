import type { Promotion } from "../promotion.ts";

/** Whether a promotion cannot stand beside one that was taken before it. */
export function isExcluded(promotion: Promotion, taken: readonly Promotion[]): boolean {
  return taken.some(
    (other) =>
      // A second code of the same promotion.
      other.id === promotion.id ||
      other.preventCombination ||
      promotion.preventCombination ||
      other.exclusionIds.includes(promotion.id) ||
      promotion.exclusionIds.includes(other.id),
  );
}
