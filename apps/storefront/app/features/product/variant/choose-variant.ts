/** One sellable member of a family, by the options that make it. */
export interface Variant {
  id: string;
  path: string;
  optionIds: readonly string[];
  isAvailable: boolean;
}

export interface VariantChoice {
  variant: Variant;
  isExact: boolean;
}

/**
 * Where choosing an option leads: the variant that differs from the current one in this option alone, or the one that keeps most of
 * what was chosen. Null when no variant has the option.
 */
export function chooseVariant(
  variants: readonly Variant[],
  current: ReadonlyMap<string, string>,
  [groupId, optionId]: readonly [groupId: string, optionId: string],
): VariantChoice | null {
  const kept = [...current].filter(([group]) => group !== groupId).map(([, option]) => option);
  const rank = ({ optionIds, isAvailable }: Variant) =>
    kept.filter((option) => optionIds.includes(option)).length * 2 + (isAvailable ? 1 : 0);
  const [best] = variants
    .filter(({ optionIds }) => optionIds.includes(optionId))
    .toSorted((a, b) => rank(b) - rank(a));
  if (!best) return null;
  return { variant: best, isExact: kept.every((option) => best.optionIds.includes(option)) };
}
