import { scaleCents, type ShippingRules, type TaxState } from "@hearth/rules";
import type { ReferenceRows } from "./reference-rows.sql.ts";

export type ShippingTariffs = Pick<ShippingRules, "zones" | "tariffs">;

/** Tariffs in the amounts a cart calculates with. Made once for each tax state and currency. */
export type ReadTariffs = (taxState: TaxState, currencyFactor: number) => ShippingTariffs;

export function tariffReader(
  rows: ReferenceRows,
  country: ReadonlyMap<string, { iso: string }>,
): ReadTariffs {
  const known = new Map<string, ShippingTariffs>();
  return (taxState, factor) => {
    const key = `${taxState} ${factor}`;
    const tariffs = known.get(key) ?? {
      zones: zonesIn(rows, country),
      tariffs: tariffsIn(rows, taxState, factor),
    };
    known.set(key, tariffs);
    return tariffs;
  };
}

function zonesIn(
  rows: ReferenceRows,
  country: ReadonlyMap<string, { iso: string }>,
): ShippingTariffs["zones"] {
  return rows.shippingZones.map(({ key, country_id, postcodes }) => ({
    key,
    countryIso: country.get(country_id)?.iso ?? "",
    postcodes,
  }));
}

function tariffsIn(rows: ReferenceRows, taxState: TaxState, factor: number): ShippingTariffs["tariffs"] {
  const paid = ({ grossCents, netCents }: { grossCents: number; netCents: number }) =>
    scaleCents(taxState === "gross" ? grossCents : netCents, factor, 1);
  return rows.shippingTariffs.map((row) => ({
    costType: row.cost_type,
    rank: row.rank,
    parts: row.parts,
    isFree: row.is_free,
    methodIds: row.method_ids,
    rates: row.rates.map(({ zone, freeFrom, steps }) => ({
      zone,
      freeFromCents: freeFrom ? paid(freeFrom) : null,
      steps: steps.map((step) => ({ fromGrams: step.fromGrams, cents: paid(step) })),
    })),
  }));
}
