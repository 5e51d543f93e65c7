import type { KeyFact, Product } from "@hearth/contract";
import { productPath } from "../../../platform/links/link-target.ts";
import { energyLabels, firstLabelFields } from "../../energy-label/public.ts";
import type { EnergyLabelData } from "../../energy-label/public.ts";
import { mediaIncludes, pictureData } from "../../media/public.ts";
import type { PictureData } from "../../media/public.ts";
import { keyFacts, reviewCount, shippingCents } from "./product-extras.ts";
import { variantName } from "./variant-name.ts";
import { priceData, priceFields, priceIncludes } from "../../price/public.ts";
import type { PriceData } from "../../price/public.ts";

/** Everything a card shows and nothing more: it is sent to the browser with every listing. */
export interface ProductCardData {
  id: string;
  path: string;
  /** Of a variant with what tells it from its sisters. */
  name: string;
  number: string;
  manufacturer: string | null;
  picture: PictureData | null;
  price: PriceData;
  energyLabel: EnergyLabelData | null;
  isShippingFree: boolean;
  isAvailable: boolean;
  isNew: boolean;
  isTopseller: boolean;
  deliveryTime: string | null;
  shippingMethod: ShippingMethod | null;
  /** Average stars; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** What decides between products of this kind, with units. */
  keyFacts: readonly KeyFact[];
  /** What sending one costs in the shop's own country; null where it is not known. */
  shippingCents: number | null;
  variantCount: number;
  /** What one click puts into the cart. */
  minPurchase: number;
}

/** How a product is sent, as the catalogue calls it. A name without a text here is left out. */
const shippingMethods = ["parcel", "bulky", "freight"] as const;
type ShippingMethod = (typeof shippingMethods)[number];

const cardFields = [
  "id",
  "productNumber",
  "translated.name",
  "options",
  "manufacturer",
  "cover",
  ...priceFields,
  ...firstLabelFields,
  "available",
  "shippingFree",
  "isNew",
  "markAsTopseller",
  "deliveryTime",
  "customFields.shippingMethod",
  "ratingAverage",
  "minPurchase",
  "seoUrls",
  "extensions.keyFacts",
  "extensions.reviewCount",
  "extensions.shippingCost",
] as const;

type FieldName<Field extends string> = Field extends `${infer Head}.${string}` ? Head : Field;

/** Reading a field that was not asked for does not compile. */
export type CardProduct = Pick<Product, FieldName<(typeof cardFields)[number]>>;

export const cardIncludes = {
  ...mediaIncludes,
  ...priceIncludes,
  product: cardFields,
  product_manufacturer: ["id", "translated.name"],
  product_media: ["media"],
  property_group_option: ["translated.name"],
  delivery_time: ["translated.name"],
  seo_url: ["seoPathInfo"],
};

export const cardAssociations = {
  manufacturer: {},
  cover: { associations: { media: {} } },
  options: {},
  deliveryTime: {},
};

export function productCardData(product: CardProduct): ProductCardData {
  const name = cardName(product);
  return {
    id: product.id,
    path: productPath(product),
    name,
    number: product.productNumber,
    manufacturer: product.manufacturer?.translated.name ?? null,
    picture: pictureData(product.cover?.media, { alt: name, widest: 800 }),
    price: priceData(product),
    energyLabel: energyLabels(product)[0] ?? null,
    isShippingFree: product.shippingFree === true,
    isAvailable: product.available,
    isNew: product.isNew,
    isTopseller: product.markAsTopseller === true,
    deliveryTime: product.deliveryTime?.translated.name ?? null,
    shippingMethod:
      shippingMethods.find((method) => method === product.customFields?.["shippingMethod"]) ?? null,
    rating: product.ratingAverage || null,
    reviewCount: reviewCount(product),
    keyFacts: keyFacts(product),
    shippingCents: shippingCents(product),
    variantCount: product.childCount ?? 0,
    minPurchase: product.minPurchase || 1,
  };
}

function cardName({ translated, productNumber, options }: CardProduct): string {
  const name = translated.name ?? productNumber;
  const variant = variantName(
    name,
    (options ?? []).map((option) => option.translated.name ?? ""),
  );
  return variant === null ? name : `${name} ${variant}`;
}
