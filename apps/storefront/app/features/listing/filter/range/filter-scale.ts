import type { ListingAggregations } from "@hearth/contract";

/** A property whose options are numbers. */
export interface FilterScale {
  /** Empty for plain numbers. */
  unit: string;
  /** Every value there is, lowest first. */
  values: number[];
  /** How many products would be left with each of them, where the shop tells. */
  hits?: number[];
}

type Group = NonNullable<ListingAggregations["properties"]>["entities"][number];

export function filterScale(
  { extensions, options }: Group,
  hitsOf: (optionId: string) => number | undefined,
): FilterScale | null {
  const unit = extensions?.scale?.unit;
  if (unit === undefined) return null;
  const hits = new Map<number, number>();
  for (const option of options ?? []) {
    const value = option.extensions?.scale?.value;
    if (value !== undefined) hits.set(value, (hits.get(value) ?? 0) + (hitsOf(option.id) ?? 0));
  }
  const values = [...hits.keys()].toSorted((a, b) => a - b);
  const known = [...hits.values()].some((count) => count > 0);
  return { unit, values, ...(known && { hits: values.map((value) => hits.get(value) ?? 0) }) };
}

/** Few values are ticked faster than a range is set. */
const FEWEST_STEPS = 5;

export function isRange(scale: FilterScale | undefined): scale is FilterScale {
  return scale !== undefined && scale.values.length >= FEWEST_STEPS;
}

/** Where the ends of a range stand among the values: between two of them it is the one inside. */
export function stepsOf(
  values: readonly number[],
  { min, max }: { min: number | null; max: number | null },
): { low: number; high: number } {
  const last = values.length - 1;
  const low = min === null ? 0 : values.findIndex((value) => value >= min);
  const high = max === null ? last : values.findLastIndex((value) => value <= max);
  return { low: low === -1 ? last : low, high: Math.max(high, 0) };
}

/** The ends of a scale restrict nothing. */
export function valueOfStep(values: readonly number[], step: number, end: "min" | "max"): number | null {
  const isOpen = step === (end === "min" ? 0 : values.length - 1);
  return isOpen ? null : (values[step] ?? null);
}
