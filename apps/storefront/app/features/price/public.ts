// One price, one look: every place that shows a price uses PriceBlock. What a comparison may claim is decided in price-data.ts.
export { PriceBlock, PriceComparison, UnitPrice } from "./price-block.tsx";
export { priceData, priceFields, priceIncludes } from "./price-data.ts";
export type { PriceData } from "./price-data.ts";
