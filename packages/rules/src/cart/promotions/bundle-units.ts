import type { DiscountSet } from "../promotion.ts";

export interface BundledGoods {
  /** Place of the line in the cart. */
  index: number;
  unitCents: number;
  quantity: number;
}

/** Units of one line in a bundle; `picked` of them are discounted. */
export interface BundlePart {
  index: number;
  unitCents: number;
  units: number;
  picked: number;
}

/** A full bundle, and how often this very one comes. Quantities may be large: equal bundles are not counted one by one. */
export interface Bundle {
  times: number;
  parts: BundlePart[];
}

/** Units, the dearest first, in bundles of `size`; an incomplete rest is none. The last `count` of each are picked. */
export function bundleUnits(goods: readonly BundledGoods[], { size, count }: DiscountSet): Bundle[] {
  const bundles: Bundle[] = [];
  if (size < 1) return bundles;
  let open: BundlePart[] = [];
  let missing = size;
  const put = ({ index, unitCents }: BundledGoods, units: number, times: number) => {
    if (units === 0 || times === 0) return;
    open.push({ index, unitCents, units, picked: 0 });
    missing -= units;
    if (missing > 0) return;
    bundles.push({ times, parts: pickLast(open, count) });
    open = [];
    missing = size;
  };
  for (const line of goods.toSorted((a, b) => b.unitCents - a.unitCents)) {
    const filling = missing < size ? Math.min(missing, line.quantity) : 0;
    const rest = (line.quantity - filling) % size;
    put(line, filling, 1);
    put(line, size, (line.quantity - filling - rest) / size);
    put(line, rest, 1);
  }
  return bundles;
}

function pickLast(parts: readonly BundlePart[], count: number): BundlePart[] {
  let wanted = Math.max(0, count);
  return parts
    .toReversed()
    .map((part) => {
      const picked = Math.min(part.units, wanted);
      wanted -= picked;
      return { ...part, picked };
    })
    .toReversed();
}
