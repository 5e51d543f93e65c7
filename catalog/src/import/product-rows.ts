import type { Catalogue } from "../format/catalogue.ts";
import type { CustomFields } from "../format/custom-fields.ts";
import type { Product, Sellable, Variant } from "../format/products.ts";
import { idOf, idOrNull } from "../ids.ts";
import type { ReadCustomFields } from "./custom-field-reader.ts";
import { priceRows } from "./price-rows.ts";
import { optionId } from "./property-rows.ts";
import { relationRows } from "./relation-rows.ts";
import type { Rows } from "./rows.ts";
import { addRows } from "./rows.ts";
import type { Row } from "./table.ts";
import { translationRows } from "./texts.ts";

/** Rows of products/. A variant's null columns and missing rows mean "as the parent". */
export function productRows(catalogue: Catalogue, read: ReadCustomFields): Rows {
  const { taxes, channel } = catalogue.shop;
  const rates = new Map(taxes.map(({ key, rate }) => [key, rate]));
  const rows: Rows = {};

  const add = (own: Sellable, columns: Row, parent?: Product) => {
    const product_id = idOf("product", own.key);
    const taxRate = rates.get(own.tax ?? parent?.tax ?? "") ?? 0;
    const customFields = read(own.customFields);
    addRows(rows, "product", { id: product_id, ...ownColumns(own, customFields.values), ...columns });
    addRows(
      rows,
      "product_translation",
      ...translationRows({ product_id }, productTexts(own), customFields.texts),
    );
    const setting = { taxRate, channelGroup: channel.customerGroup, currency: channel.currency };
    addRows(rows, "product_price", ...priceRows(own, setting));
    relationRows(rows, own, parent);
  };
  for (const product of catalogue.products) {
    add(product, parentColumns(product));
    for (const variant of product.variants ?? []) add(variant, variantColumns(variant, product), product);
    const options = configuratorOptions(product, catalogue);
    addRows(
      rows,
      "product_configurator",
      ...options.map((option_id, position) => ({
        product_id: idOf("product", product.key),
        option_id,
        position,
      })),
    );
    for (const own of product.variants ?? [product])
      addRows(rows, "product_stock", { product_id: idOf("product", own.key), stock: own.stock ?? 0 });
  }
  return rows;
}

function ownColumns(own: Sellable, customFields: CustomFields): Row {
  return {
    parent_id: null,
    product_number: own.number,
    ean: own.ean ?? null,
    manufacturer_number: own.manufacturerNumber ?? null,
    manufacturer_id: idOrNull("manufacturer", own.manufacturer),
    tax_id: idOrNull("tax", own.tax),
    cms_page_id: idOrNull("cms-page", own.page),
    unit_id: idOrNull("unit", own.unitPrice?.unit),
    delivery_time_id: idOrNull("delivery-time", own.delivery),
    shipping_cost_type: own.shippingCostType ?? null,
    active: own.active ?? null,
    is_closeout: own.closeout ?? null,
    shipping_free: own.shippingFree ?? null,
    mark_as_topseller: own.topseller ?? null,
    min_purchase: own.quantity?.min ?? null,
    max_purchase: own.quantity?.max ?? null,
    purchase_steps: own.quantity?.step ?? null,
    purchase_unit: own.unitPrice?.purchase ?? null,
    reference_unit: own.unitPrice?.reference ?? null,
    weight_kg: own.weight ?? null,
    restock_time_days: own.restockDays ?? null,
    release_date: own.released ? `${own.released}T00:00:00Z` : null,
    listing_mode: "family",
    role: null,
    margin: null,
    sales: own.sales ?? 0,
    is_download: own.digital ?? false,
    category_ids: own.categories?.map((category) => idOf("category", category)) ?? null,
    property_ids: optionIds(own.properties),
    option_ids: [],
    custom_fields: {
      ...customFields,
      ...(own.discountNotice && { discountNotice: own.discountNotice }),
      ...(own.shippingMethod && { shippingMethod: own.shippingMethod }),
    },
  };
}

function parentColumns(product: Product): Row {
  return {
    active: product.active ?? true,
    is_closeout: product.closeout ?? false,
    shipping_free: product.shippingFree ?? false,
    mark_as_topseller: product.topseller ?? false,
    min_purchase: product.quantity?.min ?? 1,
    purchase_steps: product.quantity?.step ?? 1,
    listing_mode: product.listingMode ?? "family",
    role: product.role ?? null,
    margin: product.margin ?? null,
  };
}

function variantColumns(variant: Variant, parent: Product): Row {
  return {
    parent_id: idOf("product", parent.key),
    property_ids: variantProperties(variant, parent),
    is_download: variant.digital ?? parent.digital ?? false,
    option_ids: (parent.variantGroups ?? []).map((group) => optionId(group, variant.options[group] ?? "")),
  };
}

function optionIds(properties: Sellable["properties"]): string[] | null {
  if (!properties) return null;
  return Object.entries(properties).flatMap(([group, options]) =>
    [options].flat().map((option) => optionId(group, option)),
  );
}

/** The parent's properties with the variant's own in their place. What the variants are chosen by is no property of all of them. */
function variantProperties(variant: Variant, parent: Product): string[] | null {
  const chosenBy = new Set(parent.variantGroups);
  const shared = Object.entries(parent.properties ?? {}).filter(([group]) => !chosenBy.has(group));
  return optionIds({ ...Object.fromEntries(shared), ...variant.properties });
}

function productTexts({ name, description, meta, keywords, packUnit, packUnitPlural }: Sellable) {
  return {
    name,
    description,
    meta_title: meta?.title,
    meta_description: meta?.description,
    keywords,
    pack_unit: packUnit,
    pack_unit_plural: packUnitPlural,
  };
}

/** Options the variants use, groups as the product names them, options as their group lists them. */
function configuratorOptions(product: Product, { properties }: Catalogue): string[] {
  return (product.variantGroups ?? []).flatMap((group) => {
    const used = new Set(product.variants?.map((variant) => variant.options[group]));
    const options = properties.find(({ key }) => key === group)?.options ?? [];
    return options.filter(({ key }) => used.has(key)).map(({ key }) => optionId(group, key));
  });
}
