import type { Product } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import { subsidyLink } from "../../../platform/shop/subsidy-link.ts";
import { quantityRange } from "../../../ui/form/quantity-range.ts";
import { cleanHtml } from "../../cms/public.server.ts";
import { energyLabels } from "../../energy-label/public.ts";
import { keyFacts, shippingCents, variantName } from "../../listing/public-data.ts";
import { priceData } from "../../price/public.ts";
import { readNumber, readText, readTexts } from "./custom-field.ts";
import { documentData } from "./document-data.ts";
import { certificates, safetyData, shippingWay, videos } from "./extra-data.ts";
import { galleryPictures } from "../gallery/gallery-data.ts";
import { makerData } from "./maker-data.ts";
import type { ProductPageData, TierData } from "../product-data.ts";
import type { DetailProduct } from "./product-fields.ts";
import { zeroVat } from "./zero-vat.ts";

/** What is read beside the product itself. */
type Surroundings = Pick<ProductPageData, "crumbs" | "optionGroups" | "reviews" | "crossSellings" | "links">;

export function productPageData(product: DetailProduct, surroundings: Surroundings): ProductPageData {
  const { translated, customFields } = product;
  const name = translated.name ?? product.productNumber;
  const price = priceData(product);
  const maker = makerData(product.manufacturer);
  return {
    ...surroundings,
    id: product.id,
    categoryId: product.seoCategory?.id ?? null,
    name,
    variant: variantOf(product),
    number: product.productNumber,
    gtin: product.ean,
    manufacturer: maker?.name ?? null,
    maker,
    pictures: galleryPictures(product, name),
    price,
    // Who buys net buys to sell on: the zero rate is the operators'.
    zeroVat: price.tax?.isAdded ? null : zeroVat(product, price.cents),
    subsidy: subsidyLink(product.seoCategory),
    energyLabels: energyLabels(product),
    eprel: readText(customFields, "eprel"),
    tiers: product.calculatedPrices.length > 1 ? product.calculatedPrices.map(tierData) : [],
    isShippingFree: product.shippingFree === true,
    shippingCents: shippingCents(product),
    keyFacts: keyFacts(product),
    isAvailable: product.available,
    quantity: (product.childCount ?? 0) > 0 || price.isFrom ? null : quantityRange(product),
    deliveryTime: product.deliveryTime?.translated.name ?? null,
    shippingWay: shippingWay(customFields),
    advantages: readTexts(customFields, "advantages"),
    descriptionHtml: translated.description ? cleanHtml(translated.description) : null,
    scopeOfDelivery: readText(customFields, "scopeOfDelivery"),
    guaranteeYears: readNumber(customFields, "guaranteeYears"),
    properties: properties(product),
    documents: documentData(product),
    videos: videos(customFields),
    certificates: certificates(customFields),
    safety: safetyData(customFields, product.manufacturer?.customFields ?? null),
  };
}

export function variantOf({
  translated,
  options,
}: Pick<DetailProduct, "translated" | "options">): string | null {
  return variantName(
    translated.name ?? "",
    (options ?? []).map((option) => option.translated.name ?? ""),
  );
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
function properties({ options, sortedProperties }: DetailProduct): ProductPageData["properties"] {
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
