import type { IndexEntry } from "@hearth/catalog-index";
import {
  matchesStream,
  type PriceList,
  type ProductDoc,
  streamCandidate,
  type StreamRule,
} from "../catalog/index.ts";
import type { MediaRow, ReferenceData } from "../reference/index.ts";
import { buildIndexEntry } from "./build-index-entry.ts";
import { cheapestPrices, priceLists } from "./family-prices.ts";
import type { LabelRow, ProductRow } from "./family-records.sql.ts";
import { keyFacts } from "./key-facts.ts";
import type { RecordLookup } from "./record-lookup.ts";

export interface BuiltFamily {
  docs: ProductDoc[];
  entries: IndexEntry[];
}

/** Turns the records of one family (a single product, or a parent with its variants) into documents and listing hits. */
export function buildFamily(
  parent: ProductRow,
  records: RecordLookup,
  reference: ReferenceData,
  now: number,
): BuiltFamily {
  if (parent.active === false) return { docs: [], entries: [] };
  const hasVariants = records.children(parent.id).length > 0;
  const variants = records.children(parent.id).filter((variant) => variant.active !== false);
  const rating = familyRating([parent, ...variants], records);
  const standardGroupId = reference.rows.channels[0]?.customer_group_id;
  const members = (hasVariants ? variants : [parent]).map((row) =>
    buildDoc(row, parent, priceLists(row, parent, records, standardGroupId), records),
  );
  const cheapest = cheapestPrices(members);
  const first = members.find((member) => member.id === cheapest[0]?.variantId);
  if (!first) return { docs: [], entries: [] };

  const docs = hasVariants
    ? [standingFor(first, buildDoc(parent, parent, [], records)), ...members]
    : members;
  for (const doc of docs) {
    doc.childCount = doc.id === parent.id ? variants.length : 0;
    doc.rating = rating.average;
    doc.reviews = rating.reviews;
    doc.facts = keyFacts(doc, doc.id === parent.id ? members : [doc], reference);
    doc.cheapest = cheapest;
    doc.streamIds = streamsOf(doc, reference, now);
  }
  const shown = parent.listing_mode === "each" && hasVariants ? docs.slice(1) : docs.slice(0, 1);
  const entries = shown.map((doc) => {
    const bought = doc.id === parent.id ? members : [doc];
    return buildIndexEntry({
      doc,
      members: bought,
      family: docs[0] ?? doc,
      head: parent,
      records,
      reference,
    });
  });
  return { docs, entries };
}

function buildDoc(
  row: ProductRow,
  parent: ProductRow,
  prices: PriceList[],
  records: RecordLookup,
): ProductDoc {
  const of = <K extends keyof ProductRow>(field: K) => row[field] ?? parent[field];
  return {
    id: row.id,
    parentId: row.parent_id,
    childCount: 0,
    number: row.product_number,
    ean: row.ean,
    manufacturerNumber: of("manufacturer_number"),
    manufacturerId: of("manufacturer_id"),
    taxId: of("tax_id") ?? "",
    unitId: of("unit_id"),
    deliveryTimeId: of("delivery_time_id"),
    shippingCostType: of("shipping_cost_type"),
    cmsPageId: of("cms_page_id"),
    closeout: of("is_closeout") ?? false,
    shippingFree: of("shipping_free") ?? false,
    topseller: of("mark_as_topseller") ?? false,
    minPurchase: of("min_purchase") ?? 1,
    maxPurchase: of("max_purchase"),
    purchaseSteps: of("purchase_steps") ?? 1,
    purchaseUnit: of("purchase_unit"),
    referenceUnit: of("reference_unit"),
    weightKg: of("weight_kg"),
    restockDays: of("restock_time_days"),
    releaseDate: of("release_date"),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sales: row.sales,
    download: row.is_download,
    categoryIds: of("category_ids") ?? [],
    propertyIds: of("property_ids") ?? [],
    optionIds: row.option_ids,
    streamIds: [],
    customFields: { ...parent.custom_fields, ...row.custom_fields },
    rating: null,
    reviews: 0,
    facts: [],
    prices,
    cheapest: [],
    media: inherited(row, parent, records.media).map(({ id, position, media_id }) => ({
      id,
      position,
      media: records.mediaRow(media_id),
    })),
    files: inherited(row, parent, records.files).map(({ id, kind, position, media_id }) => ({
      id,
      kind,
      position,
      media: records.mediaRow(media_id),
    })),
    labels: labelsOf(row, parent, records).map((label) => ({
      block: label.block,
      class: label.class,
      colorCode: label.color_code,
      from: label.spectrum_from,
      to: label.spectrum_to,
      texts: label.texts,
      label: optionalMedia(label.label_media_id, records),
      icon: optionalMedia(label.icon_media_id, records),
      dataSheet: optionalMedia(label.data_sheet_media_id, records),
    })),
    configurator: records.configurator(parent.id).map((setting) => setting.option_id),
    mainVariantId: parent.main_variant_id,
  };
}

/** Lists (pictures, files, labels, prices) are inherited as a whole: own rows replace the parent's. */
function inherited<T>(row: ProductRow, parent: ProductRow, of: (id: string) => T[]): T[] {
  const own = of(row.id);
  return own.length > 0 || row === parent ? own : of(parent.id);
}

/** A variant without a label in a family whose other variants have their own has none: a tank too large for one. */
function labelsOf(row: ProductRow, parent: ProductRow, records: RecordLookup): LabelRow[] {
  const isSaidByVariants = records.children(parent.id).some(({ id }) => records.labels(id).length > 0);
  return isSaidByVariants && row !== parent ? records.labels(row.id) : inherited(row, parent, records.labels);
}

/** A family shows its cheapest variant's price, so all that belongs to a price by law is that variant's, too. */
function standingFor(variant: ProductDoc, parent: ProductDoc): ProductDoc {
  const { prices, unitId, purchaseUnit, referenceUnit, labels, minPurchase } = variant;
  const { weightKg, shippingCostType, shippingFree } = variant;
  const { discountNotice } = variant.customFields;
  const customFields = { ...parent.customFields, discountNotice };
  return {
    ...parent,
    prices,
    unitId,
    purchaseUnit,
    referenceUnit,
    labels,
    minPurchase,
    weightKg,
    shippingCostType,
    shippingFree,
    customFields,
  };
}

function optionalMedia(id: string | null, records: RecordLookup): MediaRow | null {
  return id ? records.mediaRow(id) : null;
}

function familyRating(rows: ProductRow[], records: RecordLookup) {
  let points = 0;
  let reviews = 0;
  for (const row of rows) {
    const rating = records.rating(row.id);
    points += rating?.points ?? 0;
    reviews += rating?.reviews ?? 0;
  }
  return { average: reviews === 0 ? null : Math.round((points / reviews) * 100) / 100, reviews };
}

function streamsOf(doc: ProductDoc, reference: ReferenceData, now: number): string[] {
  const priceCents = doc.cheapest[0]?.tier.grossCents ?? 0;
  const candidate = streamCandidate({ ...doc, priceCents }, reference, now);
  return reference.rows.streams
    .filter((stream) => matchesStream(stream.filter as StreamRule, candidate))
    .map((stream) => stream.id);
}
