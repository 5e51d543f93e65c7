import type { IndexEntry, IndexText } from "@hearth/catalog-index";
import type { ProductDoc } from "../catalog/index.ts";
import { type ReferenceData, resolvedText } from "../reference/index.ts";
import type { ProductRow, TextRow } from "./family-records.sql.ts";
import {
  indexMember,
  optionNames,
  productNumbers,
  smallestPriceCents,
  sortedMembers,
  tellingOptionIds,
} from "./index-members.ts";
import { prominence, type Sold } from "./prominence.ts";
import { ratingScore } from "./rating-score.ts";
import type { RecordLookup } from "./record-lookup.ts";

export interface EntrySource {
  /** The product shown as the hit. */
  doc: ProductDoc;
  /** The articles that can be bought through this hit: the shown one itself, or its variants. */
  members: readonly ProductDoc[];
  /** The parent of variants, or the single product itself. */
  family: ProductDoc;
  /** The family in the record. */
  head: Pick<ProductRow, "role" | "margin">;
  records: RecordLookup;
  reference: ReferenceData;
}

export function buildIndexEntry(source: EntrySource): IndexEntry {
  const { doc, family, reference } = source;
  const members = sortedMembers(source.members, source.records);
  const isMember = members.some(({ id }) => id === doc.id);
  const categoryIds = withAncestors(doc.categoryIds, reference);
  // A variant that is listed for itself is also found by the number of its family.
  const numbers = members.some(({ id }) => id === family.id) ? [] : productNumbers(family);
  return {
    productId: doc.id,
    familyId: family.id,
    members: members.map((member) => indexMember(member, numbers, source)),
    categoryIds,
    streamIds: doc.streamIds,
    manufacturerId: doc.manufacturerId,
    ratingAverage: doc.rating,
    ratingScore: ratingScore({ average: doc.rating, reviews: doc.reviews }),
    shippingFree: doc.shippingFree,
    sales: members.reduce((sum, member) => sum + member.sales, isMember ? 0 : doc.sales),
    prominence: prominence({ ...source.head, categoryIds: doc.categoryIds }, sold(source), reference),
    releasedAt: new Date(doc.releaseDate ?? doc.createdAt),
    numbers,
    texts: reference.rows.languages.map((language) => indexText(source, members, { language, categoryIds })),
  };
}

/** What was sold before there were variants counts for the cheapest of them. */
function sold({ doc, members }: EntrySource): Sold[] {
  const all = members.map((member) => ({ sales: member.sales, priceCents: smallestPriceCents(member) }));
  if (members.some(({ id }) => id === doc.id)) return all;
  return [...all, { sales: doc.sales, priceCents: Math.min(...all.map(({ priceCents }) => priceCents)) }];
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
  members: readonly ProductDoc[],
  {
    language,
    categoryIds,
  }: { language: { id: string; locale_code: string }; categoryIds: readonly string[] },
): IndexText {
  const { doc, family, records, reference } = source;
  const chain = reference.languageChain(language.id);
  const rows = [...records.texts(doc.id), ...(family.id === doc.id ? [] : records.texts(family.id))];
  const text = (field: "name" | "description" | "keywords") => firstText(rows, chain, field);
  const optionIds = new Set([doc, ...members].flatMap((each) => [...each.propertyIds, ...each.optionIds]));
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
    categoryNames: categoryNames(categoryIds, reference, chain),
    optionNames: optionNames([...optionIds], reference, chain),
    memberOptionNames: tellingOptionIds(members).map((ids) => optionNames(ids, reference, chain)),
  };
}

/** A pipe for underfloor heating is found by both. The root holds everything, so its name says nothing. */
function categoryNames(
  categoryIds: readonly string[],
  reference: ReferenceData,
  chain: readonly string[],
): string[] {
  return categoryIds.flatMap((id) => {
    if (reference.category.get(id)?.parent_id === null) return [];
    const texts = reference.categoryTexts.get(id);
    return chain.map((each) => texts?.get(each)?.name).find((name) => name) ?? [];
  });
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
