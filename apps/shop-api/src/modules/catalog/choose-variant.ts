import type { VariantRow } from "./variants.sql.ts";

/** The variant that stands for its parent: the main one, else an available one before others, then the cheapest. */
export function bestVariant(variants: readonly VariantRow[]): VariantRow | undefined {
  return variants.toSorted(
    (a, b) =>
      Number(b.is_main) - Number(a.is_main) ||
      Number(canBuy(b)) - Number(canBuy(a)) ||
      (a.cents ?? Number.POSITIVE_INFINITY) - (b.cents ?? Number.POSITIVE_INFINITY),
  )[0];
}

function canBuy(variant: VariantRow): boolean {
  return !variant.is_closeout || variant.stock >= (variant.min_purchase ?? 1);
}

/**
 * The variant with all wanted options; where none has them all, the other choices are dropped one after the other (last first) until
 * something fits. The option the shopper switched last is kept to the end.
 */
export function fittingVariant(
  variants: readonly VariantRow[],
  wanted: readonly string[],
  switched: string | undefined,
): VariantRow | undefined {
  const others = wanted.filter((option) => option !== switched);
  for (let count = others.length; count >= 0; count--) {
    const options = switched === undefined ? others.slice(0, count) : [switched, ...others.slice(0, count)];
    if (options.length === 0) return undefined;
    const found = variants.find((variant) => options.every((option) => variant.option_ids.includes(option)));
    if (found) return found;
  }
  return undefined;
}

/** Can the option be chosen together with the other options of the current variant? */
export function isCombinable(
  option: string,
  groupOptions: readonly string[],
  current: readonly string[],
  variants: readonly VariantRow[],
): boolean {
  const kept = current.filter((id) => !groupOptions.includes(id));
  return variants.some(
    (variant) => variant.option_ids.includes(option) && kept.every((id) => variant.option_ids.includes(id)),
  );
}
