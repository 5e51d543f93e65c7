import type { Product } from "@hearth/contract";

const fields = [
  "id",
  "productNumber",
  "translated.name",
  "translated.description",
  "manufacturer",
  "cover",
  "options",
  "available",
  "deliveryTime",
  "childCount",
  "calculatedPrice",
  "calculatedCheapestPrice",
  "purchaseUnit",
  "unit",
  "customFields.discountNotice",
  "customFields.enevClass1",
  "customFields.enevColorCode1",
  "customFields.enevSpectrumFrom1",
  "customFields.enevSpectrumTo1",
  "seoUrls",
] as const;

type FieldName<Field extends string> = Field extends `${infer Head}.${string}` ? Head : Field;

/** Reading a field that was not asked for does not compile. */
export type FoundProduct = Pick<Product, FieldName<(typeof fields)[number]>>;

/** What the shop is asked for wherever results are made of its products. */
export const itemCriteria = {
  associations: {
    manufacturer: {},
    cover: { associations: { media: {} } },
    deliveryTime: {},
    unit: {},
    options: {},
  },
  includes: {
    product: fields,
    product_manufacturer: ["id", "translated.name"],
    product_media: ["media"],
    media: ["url"],
    property_group_option: ["translated.name"],
    delivery_time: ["translated.name"],
    unit: ["translated.name", "translated.shortCode"],
    calculated_price: ["unitPrice", "listPrice", "referencePrice", "regulationPrice"],
    calculated_cheapest_price: ["unitPrice", "hasRange", "listPrice", "referencePrice", "regulationPrice"],
    cart_list_price: ["price"],
    cart_price_reference: ["price", "purchaseUnit", "referenceUnit", "unitName"],
    cart_regulation_price: ["price"],
    seo_url: ["seoPathInfo"],
    category: ["id", "translated.name", "translated.breadcrumb"],
  },
} as const;
