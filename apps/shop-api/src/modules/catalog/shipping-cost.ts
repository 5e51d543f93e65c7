import { loneShippingCents, tierFor, toAmount } from "@hearth/rules";
import { currencyFactor, type Scope, toCurrency } from "../context/index.ts";
import { priceListFor } from "./calculate-price.ts";
import type { ProductDoc } from "./product-doc.ts";

const GRAMS_PER_KG = 1000;

/** What sending the smallest quantity to the channel's country costs, by the rules of the cart; null: nothing is sent, or not there. */
export function shippingCost(scope: Scope, doc: ProductDoc): number | null {
  if (doc.download) return null;
  const { reference, channel, taxState } = scope;
  const inCurrency = toCurrency(scope);
  const tier = tierFor(priceListFor(scope, doc.prices)?.tiers ?? [], doc.minPurchase);
  if (!tier) return null;
  const cents = loneShippingCents({
    rules: reference.tariffs(taxState, currencyFactor(scope)),
    buyer: { countryIso: reference.country.get(channel.country_id)?.iso ?? "", postcode: null },
    product: {
      shippingCostType: doc.shippingCostType,
      isShippingFree: doc.shippingFree,
      weightGrams: Math.round((doc.weightKg ?? 0) * GRAMS_PER_KG),
    },
    quantity: doc.minPurchase,
    goodsCents: doc.minPurchase * inCurrency(taxState === "gross" ? tier.grossCents : tier.netCents),
  });
  return cents === null ? null : toAmount(cents);
}
