import type { Product, Variant } from "@hearth/catalog/gate";
import type { PriceRow, ProductRow, RecordLookup } from "../../projection/index.ts";
import type { ReferenceData } from "../../reference/index.ts";
import type { FamilyTextRow } from "./family-texts.sql.ts";
import { keyedText, languageKey, textField } from "./language-key.ts";

type Entry = Omit<Variant, "options">;

export interface FamilyFacts {
  records: RecordLookup;
  texts: readonly FamilyTextRow[];
  reference: ReferenceData;
  now: number;
}

const DAY_MS = 86_400_000;

/** A row as the catalogue's files would say it: what is null or not there is not said, and so inherited. Keys are ids. */
export function gateEntry(row: ProductRow, facts: FamilyFacts): Entry {
  const { discountNotice, shippingMethod: _method, ...fields } = row.custom_fields;
  const said: Partial<Record<keyof Product, unknown>> = {
    key: row.id,
    number: row.product_number,
    ...textsOf(row, facts),
    manufacturer: row.manufacturer_id ?? undefined,
    categories: row.category_ids ?? undefined,
    tax: taxKey(row, facts.reference),
    ...priceOf(row, facts),
    delivery: row.delivery_time_id ?? undefined,
    shippingCostType: row.shipping_cost_type ?? undefined,
    discountNotice: discountNotice ?? undefined,
    unitPrice: unitPriceOf(row, facts.reference),
    shippingFree: row.shipping_free ?? undefined,
    weight: row.weight_kg ?? undefined,
    stock: row.stock ?? undefined,
    closeout: row.is_closeout ?? undefined,
    active: row.active ?? undefined,
    restockDays: row.restock_time_days ?? undefined,
    digital: row.is_download || undefined,
    properties: row.property_ids ? optionsByGroup(row.property_ids, facts.reference) : undefined,
    ...hangingOn(row, facts),
    customFields: { ...fields, ...translatedFields(row, facts) },
  };
  return withoutUnsaid(said) as unknown as Entry;
}

/** Keys of options by the keys of their groups. */
export function optionsByGroup(ids: readonly string[], reference: ReferenceData): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const id of ids) {
    const option = reference.propertyOption.get(id);
    if (!option) continue;
    const group = reference.propertyGroup.get(option.group_id)?.key ?? option.group_id;
    (groups[group] ??= []).push(option.key ?? id);
  }
  return groups;
}

function textsOf(
  row: ProductRow,
  { texts, reference }: FamilyFacts,
): Partial<Record<keyof Product, unknown>> {
  const own = texts.filter((text) => text.product_id === row.id);
  const all = (field: Exclude<keyof FamilyTextRow, "custom_fields">) =>
    keyedText(
      own.map((text) => [text.language_id, text[field]]),
      reference,
    );
  const meta = withoutUnsaid({ title: all("meta_title"), description: all("meta_description") });
  return {
    name: all("name"),
    description: all("description"),
    keywords: all("keywords"),
    packUnit: all("pack_unit"),
    packUnitPlural: all("pack_unit_plural"),
    meta: Object.keys(meta).length > 0 ? meta : undefined,
  };
}

function translatedFields(row: ProductRow, { texts, reference }: FamilyFacts): Record<string, unknown> {
  const fields: Record<string, Record<string, unknown>> = {};
  for (const { product_id, language_id, custom_fields } of texts)
    if (product_id === row.id)
      for (const [name, value] of Object.entries(custom_fields ?? {}))
        (fields[name] ??= {})[languageKey(language_id, reference)] = value;
  return fields;
}

/** The rules know the zero rate by its name. */
function taxKey({ tax_id }: ProductRow, reference: ReferenceData): string | undefined {
  if (tax_id === null) return undefined;
  return reference.tax.get(tax_id)?.rate === 0 ? "zero" : tax_id;
}

function unitPriceOf(row: ProductRow, reference: ReferenceData) {
  if (row.unit_id === null || row.purchase_unit === null || row.reference_unit === null) return undefined;
  const unit = reference.unit.get(row.unit_id)?.key ?? row.unit_id;
  return { unit, purchase: row.purchase_unit, reference: row.reference_unit };
}

function priceOf(row: ProductRow, { records, reference, now }: FamilyFacts) {
  const channel = reference.rows.channels[0];
  const isStandard = (price: PriceRow) => price.customer_group_id === channel?.customer_group_id;
  const [base, ...tiers] = records.prices(row.id).filter(isStandard);
  if (!base) return {};
  const points = records.history(row.id, base.customer_group_id, base.currency_id);
  // The running price is the last point; the rule adds it itself.
  const former = points.at(-1)?.grossCents === base.gross_cents ? points.slice(0, -1) : points;
  return {
    price: {
      gross: base.gross_cents / 100,
      ...(base.list_gross_cents !== null && { list: base.list_gross_cents / 100 }),
      ...(tiers.length > 0 && {
        tiers: tiers.map((tier) => ({ from: tier.quantity_start, gross: tier.gross_cents / 100 })),
      }),
    },
    priceHistory: former.flatMap(({ validFrom, grossCents }) =>
      grossCents === null ? [] : [{ daysAgo: (now - validFrom) / DAY_MS, gross: grossCents / 100 }],
    ),
  };
}

/** Lists are inherited as a whole: without rows of its own nothing is said. */
function hangingOn(
  row: ProductRow,
  { records, reference }: FamilyFacts,
): Partial<Record<keyof Product, unknown>> {
  const [pictures, files, labels] = [records.media(row.id), records.files(row.id), records.labels(row.id)];
  return {
    pictures: pictures.length > 0 ? pictures.map(({ media_id }) => media_id) : undefined,
    documents: files.length > 0 ? files.map(({ kind }) => kind) : undefined,
    downloads: files.some(({ kind }) => kind === "download") ? [] : undefined,
    energyLabels:
      labels.length > 0
        ? labels.map((label) => ({
            class: label.class,
            color: label.color_code,
            from: label.spectrum_from,
            to: label.spectrum_to,
            ...(Object.keys(label.texts).length > 0 && { name: textField(label.texts, "name", reference) }),
          }))
        : undefined,
  };
}

function withoutUnsaid<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
