// What a shop with people needs of the catalogue's rules: the publish gate, the HTML it takes, how names become paths and makers
// addresses. Pure: neither files nor pictures are read here.
export { makerAddress } from "./brands/maker-address.ts";
export { isGtin13 } from "./format/gtin.ts";
export { htmlFault } from "./format/content/html.ts";
export type { Product, Variant } from "./format/products.ts";
export { gateFaults, newFaults } from "./publish/gate.ts";
export type { GateCatalogue, GateFault } from "./publish/gate.ts";
export type { PictureFacts } from "./publish/picture-facts.ts";
export { propertyFaults } from "./publish/rules/property-texts.ts";
export { slugOf } from "./slug.ts";
