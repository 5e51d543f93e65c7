import { draw, orderedId, share } from "./draw.ts";
import { areas, occasions, places } from "./vocabulary.ts";

/**
 * How a generated catalogue is laid out. A unit is a single product or a family of a parent and five variants;
 * families are spread evenly among the units. Rows are numbered through, a parent before its variants.
 */
export interface Plan {
  seed: number;
  units: number;
  families: number;
}

export const VARIANTS_PER_FAMILY = 5;
const SHARE_IN_FAMILIES = 0.2;
const SHARE_IN_LARGEST_CATEGORY = 0.3;

const kindsPerArea = areas[0]?.kinds.length ?? 1;
const leavesPerKind = occasions.length * places.length;
const leavesPerArea = kindsPerArea * leavesPerKind;
export const leafCount = areas.length * leavesPerArea;

/** Numbers that keep draws for different questions apart. */
const aspect = { large: 1, leaf: 2, brand: 3, series: 4, model: 5, second: 6 };

export function planOf(products: number, seed: number): Plan {
  const families = Math.floor((products * SHARE_IN_FAMILIES) / VARIANTS_PER_FAMILY);
  return { seed, families, units: products - families * (VARIANTS_PER_FAMILY - 1) };
}

export interface Unit {
  n: number;
  /** Number of the unit's first row. */
  row: number;
  isFamily: boolean;
  leaf: number;
  secondLeaf: number | undefined;
  area: number;
  kind: number;
  place: number;
  brand: number;
  series: number;
  model: number;
}

function unitOf({ seed, units, families }: Plan, n: number): Unit {
  const familiesBefore = Math.floor((n * families) / units);
  const leaf = leafOf(seed, n);
  return {
    n,
    row: n + familiesBefore * VARIANTS_PER_FAMILY,
    isFamily: Math.floor(((n + 1) * families) / units) > familiesBefore,
    leaf,
    secondLeaf: draw(seed, aspect.second, n) % 5 === 0 ? (leaf + 1) % leafCount : undefined,
    area: Math.floor(leaf / leavesPerArea),
    kind: Math.floor((leaf % leavesPerArea) / leavesPerKind),
    place: leaf % places.length,
    brand: draw(seed, aspect.brand, n),
    series: draw(seed, aspect.series, n),
    model: 100 + (draw(seed, aspect.model, n) % 900),
  };
}

// Real departments differ in size: low numbers get more.
function leafOf(seed: number, n: number): number {
  if (share(seed, aspect.large, n) < SHARE_IN_LARGEST_CATEGORY) return 0;
  return 1 + Math.floor((leafCount - 1) * share(seed, aspect.leaf, n) ** 1.5);
}

export function* unitsOf(plan: Plan): Generator<Unit> {
  for (let n = 0; n < plan.units; n++) yield unitOf(plan, n);
}

/** The rows of a unit: the product itself, or parent and variants. */
export function rowsOf({ row, isFamily }: Unit): number[] {
  return isFamily ? Array.from({ length: VARIANTS_PER_FAMILY + 1 }, (_, index) => row + index) : [row];
}

const kinds = { product: 1, seoUrl: 2, productMedia: 3, category: 4, manufacturer: 5, group: 6, option: 7 };

export function idIn(plan: Plan, kind: keyof typeof kinds, n: number): string {
  return orderedId(plan.seed, kinds[kind], n);
}
