// Pure arithmetic storefront, shop API and catalogue share. No clock, no I/O, money in whole cents.
export { energyScale, type ScaleStep } from "./energy-scale.ts";
export { lowestPriceBeforeReduction, type PricePoint } from "./lowest-price.ts";
export { scaleCents, toAmount, toCents } from "./money.ts";
export { tierFor, tierQuantity, type PriceTier } from "./price-tier.ts";
export { netFromGross, taxCents, type TaxState } from "./tax.ts";
export { unitPriceCents, type Measure } from "./unit-price.ts";
