import { isCode, numberKey } from "../analysis/number-key.ts";
import type { IndexEntry, IndexText } from "../port.ts";

/** A hit in one language, as the engine keeps it. */
export function entryDocument(entry: IndexEntry, text: IndexText): object {
  return {
    productId: entry.productId,
    familyId: entry.familyId,
    productIds: [entry.productId, ...entry.variantIds],
    categoryIds: entry.categoryIds,
    streamIds: entry.streamIds,
    manufacturerId: entry.manufacturerId,
    optionIds: entry.options.map(({ optionId }) => optionId),
    groupedOptionIds: entry.options.map(({ groupId, optionId }) => `${groupId}:${optionId}`),
    numbers: [...entry.numbers, ...text.name.split(/\s+/).filter(isCode)].map(numberKey),
    priceCents: entry.priceCents,
    ratingAverage: entry.ratingAverage,
    shippingFree: entry.shippingFree,
    available: entry.available,
    sales: entry.sales,
    releasedAt: entry.releasedAt.toISOString(),
    name: text.name,
    about: [text.manufacturerName ?? "", ...text.categoryNames, ...text.optionNames, ...text.keywords],
    body: text.body,
  };
}
