import { scaleCents, type ShippingRules, type TaxState } from "@hearth/rules";
import { currencyFactor, type Scope } from "../context/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { workingDays } from "./working-days.ts";

type Tariffs = Pick<ShippingRules, "zones" | "tariffs">;

/** Tariffs in the amounts a cart calculates with. Made once for each picture of the reference data, tax state and currency. */
export type ReadTariffs = (reference: ReferenceData, taxState: TaxState, currencyFactor: number) => Tariffs;

export function createTariffReader(): ReadTariffs {
  const made = new WeakMap<ReferenceData, Map<string, Tariffs>>();
  return (reference, taxState, factor) => {
    const known = made.get(reference) ?? new Map<string, Tariffs>();
    made.set(reference, known);
    const key = `${taxState} ${factor}`;
    const tariffs = known.get(key) ?? tariffsIn(reference, taxState, factor);
    known.set(key, tariffs);
    return tariffs;
  };
}

function tariffsIn({ rows, country }: ReferenceData, taxState: TaxState, factor: number): Tariffs {
  const paid = ({ grossCents, netCents }: { grossCents: number; netCents: number }) =>
    scaleCents(taxState === "gross" ? grossCents : netCents, factor, 1);
  return {
    zones: rows.shippingZones.map(({ key, country_id, postcodes }) => ({
      key,
      countryIso: country.get(country_id)?.iso ?? "",
      postcodes,
    })),
    tariffs: rows.shippingTariffs.map((row) => ({
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
    })),
  };
}

/** The rules for this visitor: tariffs of the shop, methods of the channel, the visitor's choice. */
export function shippingRules(scope: Scope, readTariffs: ReadTariffs): ShippingRules {
  const { reference, channel } = scope;
  return {
    ...readTariffs(reference, scope.taxState, currencyFactor(scope)),
    methods: reference.rows.shippingMethods
      .filter((row) => row.active && channel.shipping_method_ids.includes(row.id))
      .map((row) => ({
        id: row.id,
        deliveryDays: workingDays(reference.deliveryTime.get(row.delivery_time_id ?? "")),
      })),
    methodId: scope.shippingMethodId,
    defaultMethodId: channel.shipping_method_id,
  };
}
