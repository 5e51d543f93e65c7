// Pages of makers. To the shop each is a category with a stream of its goods; this says about it what a plain category does not.
export { brandData, type BrandData } from "./brand-data.ts";
export { BrandStructuredData } from "./brand-structured-data.tsx";
