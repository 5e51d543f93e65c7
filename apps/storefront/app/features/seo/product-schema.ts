import { largestPicture } from "../media/public.ts";
import type { PictureData } from "../media/public.ts";
import type { ProductPageData } from "../product/public.ts";
import { energySchema } from "./energy-schema.ts";
import type { JsonLdObject } from "./json-ld.tsx";
import { plainText } from "./plain-text.ts";
import { reviewSchema } from "./review-schema.ts";
import type { ReviewSummary } from "./review-schema.ts";

export type ShownProduct = Pick<
  ProductPageData,
  "name" | "number" | "gtin" | "manufacturer" | "price" | "energyLabels" | "isAvailable" | "descriptionHtml"
> & { pictures: readonly Pick<PictureData, "url" | "srcSet">[] };

export interface ProductSchemaInput {
  product: ShownProduct;
  /** Canonical address of the page. */
  url: string;
  shopName: string;
  reviews: ReviewSummary | null;
  /** Dearest variant and number of variants, where the page shows a family. */
  family?: { highestCents: number; count: number } | undefined;
}

/** The product as the page shows it: the same price, the same availability, nothing the visitor cannot see. */
export function productSchema(input: ProductSchemaInput): JsonLdObject {
  const { product, url, reviews } = input;
  const images = product.pictures.map((picture) => new URL(largestPicture(picture), url).href);
  const energy = product.energyLabels.flatMap(energySchema);
  return {
    "@type": "Product",
    name: product.name,
    url,
    sku: product.number,
    ...(product.gtin && isGtin(product.gtin) ? { gtin: product.gtin } : {}),
    ...(product.manufacturer ? { brand: { "@type": "Brand", name: product.manufacturer } } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(product.descriptionHtml ? { description: plainText(product.descriptionHtml) } : {}),
    ...(energy.length > 0 ? { hasEnergyConsumptionDetails: energy } : {}),
    ...(reviews && reviews.count > 0 ? reviewSchema(reviews) : {}),
    offers: offer(input),
  };
}

function offer({ product, url, shopName, family }: ProductSchemaInput): JsonLdObject {
  const { price } = product;
  const shared = {
    priceCurrency: "EUR",
    availability: `https://schema.org/${product.isAvailable ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    url,
    seller: { "@type": "Organization", name: shopName },
  };
  if (!price.isFrom) return { "@type": "Offer", price: euros(price.cents), ...shared };
  return {
    "@type": "AggregateOffer",
    lowPrice: euros(price.cents),
    ...(family ? { highPrice: euros(family.highestCents), offerCount: family.count } : {}),
    ...shared,
  };
}

/** schema.org wants a point and no thousands mark, in every language. */
export function euros(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}

/** Eight, twelve, thirteen or fourteen digits with the right last one; search engines refuse all others. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
