// What a shop with people needs of the catalogue's rules: the publish gate, the HTML it takes, and how names become paths. Pure:
// neither files nor pictures are read here.
export { isGtin13 } from "./format/gtin.ts";
export { htmlFault } from "./format/html.ts";
export type { Product, Variant } from "./format/products.ts";
export { gateFaults, newFaults } from "./publish/gate.ts";
export type { GateCatalogue, GateFault } from "./publish/gate.ts";
export type { PictureFacts } from "./publish/picture-facts.ts";
export { slugOf } from "./slug.ts";
