import type { Product } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import { categoryTrail, idsAbove } from "../../platform/category-trail.server.ts";
import type { ShopClient } from "../../platform/shop-client.server.ts";
import { surrogateKeys } from "../../platform/surrogate-keys.ts";
import { cleanHtml } from "../cms/public.ts";
import { energyLabels } from "../energy-label/public.ts";
import { mediaIncludes, pictureData } from "../media/public.ts";
import { priceData, priceIncludes } from "../price/public.ts";
import type { ProductPageData, TierData } from "./product-data.ts";

const productFields = [
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
  "shippingFree",
  "deliveryTime",
  "options",
  "sortedProperties",
  "seoCategory",
] as const satisfies (keyof Product)[];

type ShownProduct = Pick<Product, (typeof productFields)[number]>;

const includes = {
  ...mediaIncludes,
  ...priceIncludes,
  product_detail: ["product"],
  product: productFields,
  product_manufacturer: ["translated.name"],
  product_media: ["position", "media"],
  property_group: ["id", "translated.name", "options"],
  property_group_option: ["id", "translated.name", "group"],
  delivery_time: ["translated.name"],
  category: ["id", "path"],
};

const associations = {
  manufacturer: {},
  media: { associations: { media: {} } },
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
  deliveryTime: {},
  seoCategory: {},
};

export async function loadProduct(shop: ShopClient, id: string) {
  const answer = await shop.read("readProductDetail", {
    params: { productId: id },
    body: { associations, includes, skipConfigurator: true, skipCmsPage: true },
  });
  const product: ShownProduct = answer.product;
  const { translated, seoCategory } = product;
  const trail = seoCategory ? await categoryTrail(shop, [...idsAbove(seoCategory.path), seoCategory.id]) : [];
  return {
    /** Asked for a family the shop shows one of its variants. */
    id: product.id,
    data: productPageData(product, trail),
    surrogateKeys: [product.id, ...(product.parentId ? [product.parentId] : [])].map(surrogateKeys.product),
    title: translated.metaTitle ?? translated.name ?? product.productNumber,
    description: translated.metaDescription,
  };
}

function productPageData(product: ShownProduct, crumbs: ProductPageData["crumbs"]): ProductPageData {
  const { translated } = product;
  const name = translated.name ?? product.productNumber;
  const media = (product.media ?? []).toSorted((a, b) => a.position - b.position);
  const pictures = (media.length > 0 ? media : [product.cover]).flatMap(
    (entry) => pictureData(entry?.media, { alt: name }) ?? [],
  );
  return {
    crumbs,
    name,
    number: product.productNumber,
    gtin: product.ean,
    manufacturer: product.manufacturer?.translated.name ?? null,
    pictures,
    price: priceData(product),
    energyLabels: energyLabels(product),
    tiers: product.calculatedPrices.length > 1 ? product.calculatedPrices.map(tierData) : [],
    isShippingFree: product.shippingFree === true,
    isAvailable: product.available,
    deliveryTime: product.deliveryTime?.translated.name ?? null,
    descriptionHtml: translated.description ? cleanHtml(translated.description) : null,
    properties: properties(product),
  };
}

/** The shop counts a tier by its upper end, the last one by its lower end. */
function tierData(
  { quantity, unitPrice }: Product["calculatedPrices"][number],
  index: number,
  all: readonly unknown[],
): TierData {
  return { quantity, isLast: index === all.length - 1, cents: toCents(unitPrice) };
}

/** What makes this variant, then what all variants share. */
function properties({ options, sortedProperties }: ShownProduct): ProductPageData["properties"] {
  const own = (options ?? []).map((option) => ({
    name: option.group?.translated.name ?? "",
    values: [option.translated.name ?? ""],
  }));
  const shared = (sortedProperties ?? []).map((group) => ({
    name: group.translated.name ?? "",
    values: (group.options ?? []).map((option) => option.translated.name ?? ""),
  }));
  const ownNames = new Set(own.map(({ name }) => name));
  return [...own, ...shared.filter(({ name }) => !ownNames.has(name))];
}
