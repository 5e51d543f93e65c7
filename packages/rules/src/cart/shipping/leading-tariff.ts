import type { ShippingTariff } from "../shipping-rules.ts";

/** The tariff that decides for lines of several: parts that share a pallet travel as one, then the highest rank leads. */
export function leadingTariff(
  tariffs: readonly ShippingTariff[],
  ofLines: readonly ShippingTariff[],
): ShippingTariff | undefined {
  const pallet = sharedPallet(tariffs, ofLines);
  let leading: ShippingTariff | undefined;
  // In the order of the tariffs: among equal ranks the earlier one leads.
  for (const tariff of tariffs) {
    const isCandidate = pallet && tariff.parts.length > 0 ? tariff === pallet : ofLines.includes(tariff);
    if (isCandidate && (!leading || tariff.rank > leading.rank)) leading = tariff;
  }
  return leading;
}

function sharedPallet(
  tariffs: readonly ShippingTariff[],
  ofLines: readonly ShippingTariff[],
): ShippingTariff | undefined {
  const parts = new Set<string>();
  for (const tariff of ofLines) for (const part of tariff.parts) parts.add(part);
  if (parts.size === 0) return undefined;
  return tariffs.find((tariff) => !tariff.isFree && hasExactly(tariff.parts, parts));
}

function hasExactly(parts: readonly string[], wanted: ReadonlySet<string>): boolean {
  return parts.every((part) => wanted.has(part)) && new Set(parts).size === wanted.size;
}
