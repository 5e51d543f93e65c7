import type { IndexEntry, IndexText } from "@hearth/catalog-index";
import { tierFor } from "@hearth/rules";
import type { ProductDoc } from "../catalog/index.ts";
import { type ReferenceData, resolvedText } from "../reference/index.ts";
import type { TextRow } from "./family-records.sql.ts";
import type { RecordLookup } from "./record-lookup.ts";

export interface EntrySource {
  /** The product shown as the hit. */
  doc: ProductDoc;
  /** The products found through this hit, the shown one included. */
  found: readonly ProductDoc[];
  familyId: string;
  records: RecordLookup;
  reference: ReferenceData;
}

export function buildIndexEntry(source: EntrySource): IndexEntry {
  const { doc, found, familyId, reference } = source;
  const categoryIds = withAncestors(doc.categoryIds, reference);
  const optionIds = [...new Set(found.flatMap((product) => [...product.propertyIds, ...product.optionIds]))];
  const options = optionIds.flatMap((optionId) => {
    const groupId = reference.propertyOption.get(optionId)?.group_id;
    return groupId ? [{ optionId, groupId }] : [];
  });
  return {
    productId: doc.id,
    familyId,
    variantIds: found.filter((product) => product.id !== doc.id).map((product) => product.id),
    categoryIds,
    streamIds: doc.streamIds,
    manufacturerId: doc.manufacturerId,
    options,
    priceCents: listingPriceCents(doc),
    ratingAverage: doc.rating,
    shippingFree: doc.shippingFree,
    available: found.some((product) => isSellable(product, source.records)),
    sales: found.reduce((sum, product) => sum + product.sales, 0),
    releasedAt: new Date(doc.releaseDate ?? doc.createdAt),
    numbers: [
      ...new Set(
        found
          .flatMap((product) => [product.number, product.ean, product.manufacturerNumber])
          .filter((number) => number !== null),
      ),
    ],
    texts: reference.rows.languages.map((language) => indexText(source, language, optionIds)),
  };
}

/** What the card of the hit shows: the price of the smallest quantity. */
function listingPriceCents(doc: ProductDoc): number {
  const own =
    doc.childCount > 0 ? doc.cheapest[0]?.tier : tierFor(doc.prices[0]?.tiers ?? [], doc.minPurchase);
  return own?.grossCents ?? 0;
}

function isSellable(doc: ProductDoc, records: RecordLookup): boolean {
  if (doc.childCount > 0) return false;
  return !doc.closeout || records.stock(doc.id) >= doc.minPurchase;
}

function withAncestors(categoryIds: readonly string[], reference: ReferenceData): string[] {
  const all = new Set<string>();
  for (const id of categoryIds) {
    const category = reference.category.get(id);
    if (!category?.active) continue;
    all.add(id);
    for (const ancestor of category.path) all.add(ancestor);
  }
  return [...all];
}

function indexText(
  source: EntrySource,
  language: { id: string; locale_code: string },
  optionIds: readonly string[],
): IndexText {
  const { doc, familyId, records, reference } = source;
  const chain = reference.languageChain(language.id);
  const rows = [...records.texts(doc.id), ...(familyId === doc.id ? [] : records.texts(familyId))];
  const text = (field: "name" | "description" | "keywords") => firstText(rows, chain, field);
  const optionNames = optionIds.flatMap(
    (id) => resolvedText(reference.propertyOption.get(id)?.texts ?? {}, chain, "name") ?? [],
  );
  const categoryNames = doc.categoryIds.flatMap((id) => {
    const texts = reference.categoryTexts.get(id);
    return chain.map((each) => texts?.get(each)?.name).find((name) => name) ?? [];
  });
  return {
    language: { id: language.id, locale: language.locale_code },
    name: text("name") ?? doc.number,
    keywords:
      text("keywords")
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
    body: withoutTags(text("description") ?? ""),
    manufacturerName: resolvedText(
      reference.manufacturer.get(doc.manufacturerId ?? "")?.texts ?? {},
      chain,
      "name",
    ),
    categoryNames,
    optionNames,
  };
}

/** Language decides before inheritance: a parent's Polish text beats the variant's own German one. */
function firstText(
  rows: readonly TextRow[],
  chain: readonly string[],
  field: "name" | "description" | "keywords",
): string | null {
  for (const languageId of chain) {
    const text = rows.find((row) => row.language_id === languageId && row[field])?.[field];
    if (text) return text;
  }
  return null;
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, " ");
}
