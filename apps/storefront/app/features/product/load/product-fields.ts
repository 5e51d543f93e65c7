import type { Product } from "@hearth/contract";
import { mediaIncludes } from "../../media/public.ts";
import { priceIncludes } from "../../price/public.ts";

const fields = [
  "id",
  "parentId",
  "productNumber",
  "ean",
  "translated",
  "manufacturer",
  "cover",
  "media",
  "calculatedPrice",
  "calculatedPrices",
  "childCount",
  "customFields",
  "available",
  "minPurchase",
  "maxPurchase",
  "purchaseSteps",
  "shippingFree",
  "deliveryTime",
  "options",
  "sortedProperties",
  "seoCategory",
  "extensions",
] as const satisfies (keyof Product)[];

/** Reading a field that was not asked for does not compile. */
export type DetailProduct = Pick<Product, (typeof fields)[number]>;

export const detailIncludes = {
  ...mediaIncludes,
  ...priceIncludes,
  media: [...mediaIncludes.media, "fileName", "fileExtension", "fileSize"],
  product_detail: ["product", "configurator"],
  product: fields,
  product_manufacturer: ["translated.name", "link", "media", "customFields", "extensions.path"],
  product_media: ["position", "media"],
  property_group: ["id", "translated.name", "options"],
  property_group_option: ["id", "groupId", "translated.name", "colorHexCode", "group"],
  delivery_time: ["translated.name"],
  category: ["id", "path", "customFields.hearth_subsidy"],
};

export const detailAssociations = {
  manufacturer: { associations: { media: {} } },
  media: { associations: { media: {} } },
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
  deliveryTime: {},
  seoCategory: {},
};
