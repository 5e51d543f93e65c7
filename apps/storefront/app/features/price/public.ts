// One price, one look: every place that shows a price uses PriceBlock. What a comparison may claim is decided in @hearth/rules.
export { priceData } from "@hearth/rules";
export type { PriceData } from "@hearth/rules";
export { PriceBlock, PriceComparison, UnitPrice } from "./price-block.tsx";
export { NetNote, useTaxNote } from "./tax-note.tsx";
export { priceFields, priceIncludes } from "./price-fields.ts";
export { useShippingHere } from "./shipping-here.ts";
