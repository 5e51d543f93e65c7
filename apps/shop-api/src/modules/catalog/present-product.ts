import type { Product } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { presentMedia } from "../reference/index.ts";
import { calculateProductPrices } from "./calculate-price.ts";
import { energyLabelFields } from "./energy-label-fields.ts";
import { isNew } from "./is-new.ts";
import { isAvailable, maxPurchase } from "./max-purchase.ts";
import { productTexts } from "./product-texts.ts";
import type { LoadedProduct } from "./products.sql.ts";
import { groupOptions } from "./sorted-properties.ts";

/** A product in contract shape. Relations not asked for are absent; `cover` always comes along. */
export function presentProduct(scope: Scope, loaded: LoadedProduct, relations: ReadonlySet<string>): Product {
  const { doc } = loaded;
  const { refs } = scope;
  const { own, translated, customFields } = productTexts(loaded, refs.chain);
  const availableStock = (loaded.stock ?? 0) - (loaded.reserved ?? 0);
  const fields = {
    ...customFields,
    shippingCostType: doc.shippingCostType,
    ...energyLabelFields(doc.labels, refs),
  };
  const media = (entry: (typeof doc.media)[number]) => ({
    id: entry.id,
    productId: doc.id,
    mediaId: entry.media.id,
    position: entry.position,
    media: presentMedia(entry.media, refs.chain, refs.mediaUrl),
    customFields: {},
  });
  const cover = doc.media[0];
  return {
    id: doc.id,
    parentId: doc.parentId,
    productNumber: doc.number,
    active: true,
    ...own,
    translated: { ...translated, customFields: fields },
    ean: doc.ean,
    manufacturerNumber: doc.manufacturerNumber,
    manufacturerId: doc.manufacturerId,
    ...(relations.has("manufacturer") && { manufacturer: refs.manufacturer(doc.manufacturerId) }),
    coverId: cover?.id ?? null,
    cover: cover ? { ...media(cover), apiAlias: "product_media" } : null,
    ...(relations.has("media") && {
      media: doc.media.map((entry) => ({ ...media(entry), apiAlias: "product_media" as const })),
    }),
    ...(relations.has("downloads") && {
      downloads: doc.files
        .filter((file) => file.kind === "download")
        .map((file) => ({
          ...media(file),
          media: { ...media(file).media, url: "", path: "", private: true },
          accessGranted: false,
          apiAlias: "product_download" as const,
        })),
    }),
    ...calculateProductPrices(scope, doc),
    calculatedMaxPurchase: maxPurchase(doc, availableStock),
    minPurchase: doc.minPurchase,
    maxPurchase: doc.maxPurchase,
    purchaseSteps: doc.purchaseSteps,
    purchaseUnit: doc.purchaseUnit,
    referenceUnit: doc.referenceUnit,
    unitId: doc.unitId,
    ...(relations.has("unit") && { unit: refs.unit(doc.unitId) }),
    available: isAvailable(doc, availableStock),
    availableStock,
    stock: loaded.stock ?? 0,
    isCloseout: doc.closeout,
    restockTime: doc.restockDays,
    deliveryTimeId: doc.deliveryTimeId,
    ...(relations.has("deliveryTime") && { deliveryTime: refs.deliveryTime(doc.deliveryTimeId) }),
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
    ...(relations.has("options") && { options: doc.optionIds.flatMap((id) => withGroup(scope, id)) }),
    propertyIds: doc.propertyIds,
    ...(relations.has("properties") && { properties: doc.propertyIds.flatMap((id) => withGroup(scope, id)) }),
    ...((relations.has("properties") || relations.has("sortedProperties")) && {
      sortedProperties: groupOptions(doc.propertyIds, refs),
    }),
    categoryIds: doc.categoryIds,
    categoryTree: [
      ...new Set(doc.categoryIds.flatMap((id) => [...(scope.reference.category.get(id)?.path ?? []), id])),
    ],
    cmsPageId: doc.cmsPageId,
    streamIds: doc.streamIds,
    taxId: doc.taxId,
    states: [doc.download ? "is-download" : "is-physical"],
    type: doc.download ? "digital" : "physical",
    customFields: fields,
    extensions: { hearthDocuments: documents(scope, loaded) },
    apiAlias: "product",
  };
}

function withGroup(scope: Scope, optionId: string) {
  const option = scope.refs.propertyOption(optionId);
  return option ? [{ ...option, group: scope.refs.propertyGroup(option.groupId) }] : [];
}

/** Data sheets, manuals and safety data sheets: readable by everybody, unlike downloads of digital goods. */
function documents(scope: Scope, { doc }: LoadedProduct) {
  return doc.files
    .filter((file) => file.kind !== "download")
    .map((file) => ({
      id: file.id,
      kind: file.kind,
      media: presentMedia(file.media, scope.refs.chain, scope.refs.mediaUrl),
      apiAlias: "hearth_document",
    }));
}
