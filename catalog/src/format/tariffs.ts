import { type ShippingTariff, toCents } from "@hearth/rules";
import type { Catalogue } from "./catalogue.ts";
import type { Rate, Tariff, Zone } from "./shipping.ts";

/** The ordinary zone of the country the shop is at home in. */
export function homeZone({ shop, shipping }: Pick<Catalogue, "shop" | "shipping">): Zone | undefined {
  return shipping.zones.find(
    ({ country, postcodes }) => country === shop.channel.country && postcodes === undefined,
  );
}

export function freeFromGross({ freeFrom }: Rate): number | undefined {
  return typeof freeFrom === "object" ? freeFrom.gross : freeFrom;
}

/** In grams and cents, as carts calculate; methods by their keys. */
export function plainTariff({
  free = false,
  methods,
  rates,
}: Tariff): Pick<ShippingTariff, "isFree" | "methodIds" | "rates"> {
  return {
    isFree: free,
    methodIds: methods,
    rates: Object.entries(rates).map(([zone, rate]) => {
      const freeFrom = freeFromGross(rate);
      return {
        zone,
        freeFromCents: freeFrom === undefined ? null : toCents(freeFrom),
        steps: rate.steps.map(({ from, gross }) => ({
          fromGrams: Math.round(from * 1000),
          cents: toCents(gross),
        })),
      };
    }),
  };
}
