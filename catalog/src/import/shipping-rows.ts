import { netFromGross, toCents } from "@hearth/rules";
import type { Catalogue } from "../format/catalogue.ts";
import { plainRange, writtenRanges } from "../format/postcodes.ts";
import { idOf } from "../ids.ts";
import type { Rows } from "./rows.ts";
import { textsOf } from "./texts.ts";

type Amount = number | { gross: number; net?: number };

/** Rows of shipping.yaml. Order in the file is the order in the shop. */
export function shippingRows({ shop, shipping }: Catalogue): Rows {
  const standardRate = shop.taxes[0]?.rate ?? 0;
  const centsOf = (amount: Amount) => {
    const { gross, net } = typeof amount === "number" ? { gross: amount } : amount;
    const grossCents = toCents(gross);
    return {
      grossCents,
      netCents: net === undefined ? netFromGross(grossCents, standardRate) : toCents(net),
    };
  };
  return {
    shipping_zone: shipping.zones.map((zone, position) => ({
      id: idOf("shipping-zone", zone.key),
      key: zone.key,
      country_id: idOf("country", zone.country),
      position,
      postcodes: writtenRanges(zone).map(plainRange),
      texts: textsOf({ name: zone.name }),
    })),
    shipping_tariff: shipping.tariffs.map(({ type, rank, parts, free, methods, rates }, position) => ({
      id: idOf("shipping-tariff", type),
      cost_type: type,
      position,
      rank,
      parts: parts ?? [],
      is_free: free ?? false,
      method_ids: methods.map((key) => idOf("shipping-method", key)),
      rates: Object.entries(rates).map(([zone, { freeFrom, steps }]) => ({
        zone,
        freeFrom: freeFrom === undefined ? null : centsOf(freeFrom),
        steps: steps.map((step) => ({ fromGrams: Math.round(step.from * 1000), ...centsOf(step) })),
      })),
    })),
  };
}
