import type { Product } from "@hearth/contract";
import { isAvailable, maxPurchase } from "@hearth/rules";
import type { Scope } from "../context/index.ts";
import { presentMedia, withMediaOrigin } from "../reference/index.ts";
import { calculateProductPrices } from "./calculate-price.ts";
import { categoryTree } from "./category-tree.ts";
import { energyLabelFields } from "./energy-label-fields.ts";
import { isNew } from "./is-new.ts";
import { presentFacts } from "./present-facts.ts";
import type { ProductDoc } from "./product-doc.ts";
import { productTexts } from "./product-texts.ts";
import type { LoadedProduct } from "./products.sql.ts";
import { shippingCost } from "./shipping-cost.ts";
import { groupOptions } from "./sorted-properties.ts";

/**
 * A product in contract shape. Relations not asked for are absent (undefined leaves no trace in JSON); `cover` always comes along.
 * One plain literal: this runs for every hit of every listing, and spreading conditions into it cost a third of its time.
 */
export function presentProduct(scope: Scope, loaded: LoadedProduct, relations: ReadonlySet<string>): Product {
  const { doc } = loaded;
  const { refs } = scope;
  const { own, translated, customFields } = productTexts(loaded, refs.chain);
  const prices = calculateProductPrices(scope, doc);
  const stock = loaded.stock ?? 0;
  const availableStock = stock - (loaded.reserved ?? 0);
  const fields = {
    ...withMediaOrigin(customFields, refs.mediaOrigin),
    shippingCostType: doc.shippingCostType,
    ...energyLabelFields(doc.labels, refs),
  };
  const cover = doc.media[0];
  return {
    id: doc.id,
    parentId: doc.parentId,
    productNumber: doc.number,
    active: true,
    name: own.name,
    description: own.description,
    metaTitle: own.metaTitle,
    metaDescription: own.metaDescription,
    keywords: own.keywords,
    packUnit: own.packUnit,
    packUnitPlural: own.packUnitPlural,
    translated: { ...translated, customFields: fields },
    ean: doc.ean,
    manufacturerNumber: doc.manufacturerNumber,
    manufacturerId: doc.manufacturerId,
    manufacturer: relations.has("manufacturer") ? refs.manufacturer(doc.manufacturerId) : undefined,
    coverId: cover?.id ?? null,
    cover: cover ? { ...file(scope, doc, cover), apiAlias: "product_media" } : null,
    media: relations.has("media")
      ? doc.media.map((entry) => ({ ...file(scope, doc, entry), apiAlias: "product_media" as const }))
      : undefined,
    downloads: relations.has("downloads") ? downloads(scope, doc) : undefined,
    calculatedPrice: prices.calculatedPrice,
    calculatedPrices: prices.calculatedPrices,
    calculatedCheapestPrice: prices.calculatedCheapestPrice,
    calculatedMaxPurchase: maxPurchase(doc, availableStock),
    minPurchase: doc.minPurchase,
    maxPurchase: doc.maxPurchase,
    purchaseSteps: doc.purchaseSteps,
    purchaseUnit: doc.purchaseUnit,
    referenceUnit: doc.referenceUnit,
    unitId: doc.unitId,
    unit: relations.has("unit") ? refs.unit(doc.unitId) : undefined,
    available: isAvailable(doc, availableStock),
    availableStock,
    stock,
    isCloseout: doc.closeout,
    restockTime: doc.restockDays,
    deliveryTimeId: doc.deliveryTimeId,
    deliveryTime: relations.has("deliveryTime") ? refs.deliveryTime(doc.deliveryTimeId) : undefined,
    shippingFree: doc.shippingFree,
    weight: doc.weightKg,
    markAsTopseller: doc.topseller,
    isNew: isNew(doc.releaseDate, scope.now),
    releaseDate: doc.releaseDate,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
    ratingAverage: doc.rating,
    sales: doc.sales,
    childCount: doc.childCount,
    displayGroup: doc.parentId ?? doc.id,
    optionIds: doc.optionIds,
    options: relations.has("options") ? doc.optionIds.flatMap((id) => withGroup(scope, id)) : undefined,
    propertyIds: doc.propertyIds,
    properties: relations.has("properties")
      ? doc.propertyIds.flatMap((id) => withGroup(scope, id))
      : undefined,
    sortedProperties:
      relations.has("properties") || relations.has("sortedProperties")
        ? groupOptions(doc.propertyIds, refs)
        : undefined,
    categoryIds: doc.categoryIds,
    categoryTree: categoryTree(scope, doc.categoryIds),
    cmsPageId: doc.cmsPageId,
    streamIds: doc.streamIds,
    taxId: doc.taxId,
    states: [doc.download ? "is-download" : "is-physical"],
    type: doc.download ? "digital" : "physical",
    customFields: fields,
    extensions: {
      hearthDocuments: documents(scope, doc),
      keyFacts: presentFacts(scope, doc.facts),
      reviewCount: doc.reviews,
      shippingCost: shippingCost(scope, doc),
    },
    apiAlias: "product",
  };
}

function file(scope: Scope, doc: ProductDoc, entry: ProductDoc["media"][number]) {
  return {
    id: entry.id,
    productId: doc.id,
    mediaId: entry.media.id,
    position: entry.position,
    media: presentMedia(entry.media, scope.refs.chain, scope.refs.mediaUrl),
    customFields: {},
  };
}

/** Digital goods: who may fetch them is decided per order, never here. */
/** Goods handed out after the purchase: that they exist is public, where they lie is not. */
function downloads(scope: Scope, doc: ProductDoc) {
  return doc.files
    .filter(({ kind }) => kind === "download")
    .map((entry) => {
      const shown = file(scope, doc, entry);
      return {
        ...shown,
        media: { ...shown.media, url: "", path: "", private: true },
        accessGranted: false,
        apiAlias: "product_download" as const,
      };
    });
}

/** Data sheets, manuals and safety data sheets: readable by everybody, unlike downloads of digital goods. */
function documents(scope: Scope, doc: ProductDoc) {
  return doc.files
    .filter(({ kind }) => kind !== "download")
    .map(({ id, kind, media }) => ({
      id,
      kind,
      media: presentMedia(media, scope.refs.chain, scope.refs.mediaUrl),
      apiAlias: "hearth_document",
    }));
}

function withGroup(scope: Scope, optionId: string) {
  const option = scope.refs.propertyOption(optionId);
  return option ? [{ ...option, group: scope.refs.propertyGroup(option.groupId) }] : [];
}
