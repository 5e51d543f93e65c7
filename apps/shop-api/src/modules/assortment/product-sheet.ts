import type { ProductSheet } from "@hearth/admin-contract";
import type { GateFault } from "@hearth/catalog/gate";
import { failure } from "@hearth/contract";
import { lowestPriceBeforeReduction } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { lookUpRecords, type ProductRow, type RecordLookup } from "../projection/index.ts";
import { altTexts, type ReferenceData } from "../reference/index.ts";
import { type Families, faultsByFamily, loadFamilies } from "./gate/check-families.ts";
import { isDraft } from "./draft/draft.sql.ts";
import { type ProductRecord, selectFamilyId, selectProductRecord } from "./product-record.sql.ts";

/** A product as it is now, and what the gate says about its whole family. */
export async function readProductSheet(
  sql: Sql,
  reference: ReferenceData,
  id: string,
): Promise<ProductSheet> {
  const familyId = await selectFamilyId(sql, id);
  if (familyId === undefined) throw noSuchProduct();
  const families = await loadFamilies(sql, [familyId]);
  const row = families.records.products.find((each) => each.id === id);
  if (!row) throw noSuchProduct();
  const memberIds = families.records.products.map((each) => each.id);
  const record = await selectProductRecord(sql, id, memberIds);
  const faults = faultsByFamily(families, reference, Date.now()).get(familyId) ?? [];
  return { ...presentSheet(row, { families, record, faults, reference }), isDraft: await isDraft(sql, id) };
}

export function noSuchProduct() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such product." });
}

interface SheetFacts {
  families: Families;
  record: ProductRecord;
  faults: readonly GateFault[];
  reference: ReferenceData;
}

function presentSheet(row: ProductRow, facts: SheetFacts): Omit<ProductSheet, "isDraft"> {
  const { families, record, faults, reference } = facts;
  const records = lookUpRecords(families.records);
  return {
    id: row.id,
    parentId: row.parent_id,
    number: row.product_number,
    version: record.versions.get(row.id) ?? 0,
    createdAt: row.created_at,
    ...presentFields(row),
    optionIds: row.option_ids,
    texts: presentTexts(row.id, facts),
    prices: presentPrices(row.id, records, reference),
    stock: {
      ...record.stock,
      available: record.stock.stock - record.stock.reserved,
      movements: record.movements,
    },
    ...presentFiles(row.id, records, reference),
    paths: record.paths.map(({ language_id, path }) => ({ locale: localeOf(language_id, reference), path })),
    variants: records.children(row.id).map((variant) => ({
      id: variant.id,
      number: variant.product_number,
      optionIds: variant.option_ids,
      isActive: variant.active,
      grossCents: standardPrice(variant.id, records, reference),
      available: variant.stock ?? 0,
      version: record.versions.get(variant.id) ?? 0,
    })),
    isActive: row.active,
    gate: faults.map(({ rule, key, field, kind, languages }) => {
      return { rule, productId: key, field, kind, languages: [...languages] };
    }),
  };
}

function presentFields(row: ProductRow) {
  return {
    ean: row.ean,
    manufacturerNumber: row.manufacturer_number,
    manufacturerId: row.manufacturer_id,
    taxId: row.tax_id,
    unitId: row.unit_id,
    purchaseUnit: row.purchase_unit,
    referenceUnit: row.reference_unit,
    deliveryTimeId: row.delivery_time_id,
    shippingCostType: row.shipping_cost_type,
    isCloseout: row.is_closeout,
    isShippingFree: row.shipping_free,
    isTopseller: row.mark_as_topseller,
    minPurchase: row.min_purchase,
    maxPurchase: row.max_purchase,
    purchaseSteps: row.purchase_steps,
    weightKg: row.weight_kg,
    restockDays: row.restock_time_days,
    categoryIds: row.category_ids,
    propertyIds: row.property_ids,
    customFields: row.custom_fields,
  };
}

function presentTexts(id: string, { families, reference }: SheetFacts): ProductSheet["texts"] {
  return reference.rows.languages.flatMap((language) => {
    const text = families.texts.find((each) => each.product_id === id && each.language_id === language.id);
    if (!text) return [];
    return {
      locale: language.locale_code,
      name: text.name,
      description: text.description,
      metaTitle: text.meta_title,
      metaDescription: text.meta_description,
      keywords: text.keywords,
      packUnit: text.pack_unit,
      packUnitPlural: text.pack_unit_plural,
      customFields: text.custom_fields ?? {},
    };
  });
}

const SHOWN_HISTORY = 100;

function presentPrices(id: string, records: RecordLookup, reference: ReferenceData): ProductSheet["prices"] {
  const standardId = reference.rows.channels[0]?.customer_group_id;
  const groups = Map.groupBy(records.prices(id), (row) => row.customer_group_id + row.currency_id);
  const standardFirst = [...groups.values()].toSorted(
    ([a], [b]) => Number(a?.customer_group_id !== standardId) - Number(b?.customer_group_id !== standardId),
  );
  return standardFirst.flatMap((rows) => {
    const [base] = rows;
    if (!base) return [];
    const history = records.history(id, base.customer_group_id, base.currency_id);
    return {
      customerGroupId: base.customer_group_id,
      currency: reference.currency.get(base.currency_id)?.iso_code ?? "",
      listGrossCents: base.list_gross_cents,
      tiers: rows.map(({ quantity_start, gross_cents, net_cents }) => {
        return { from: quantity_start, grossCents: gross_cents, netCents: net_cents };
      }),
      lowestCents: lowestPriceBeforeReduction(history),
      history: history.slice(-SHOWN_HISTORY).map(({ validFrom, grossCents }) => {
        return { validFrom: new Date(validFrom).toISOString(), grossCents };
      }),
    };
  });
}

function presentFiles(id: string, records: RecordLookup, reference: ReferenceData) {
  return {
    pictures: records.media(id).map(({ media_id }) => {
      const { path, width, height, texts } = records.mediaRow(media_id);
      return { mediaId: media_id, path, width, height, alt: altTexts(texts, reference) };
    }),
    files: records.files(id).map(({ kind, media_id }) => ({ kind, path: records.mediaRow(media_id).path })),
    energyLabels: records.labels(id).map((label) => {
      return { class: label.class, from: label.spectrum_from, to: label.spectrum_to };
    }),
  };
}

function standardPrice(id: string, records: RecordLookup, { rows }: ReferenceData): number | null {
  const [channel] = rows.channels;
  const price = records.prices(id).find((row) => row.customer_group_id === channel?.customer_group_id);
  return price?.gross_cents ?? null;
}

function localeOf(languageId: string, reference: ReferenceData): string {
  return reference.language.get(languageId)?.locale_code ?? "";
}
