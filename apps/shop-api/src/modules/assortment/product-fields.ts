import type { ProductSheet } from "@hearth/admin-contract";
import { isGtin13 } from "@hearth/catalog/gate";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { isCostType } from "./write-product.sql.ts";
import { wrongField } from "./wrong-field.ts";

/** Columns of what is the same in every language. */
const columnOf = {
  ean: "ean",
  manufacturerNumber: "manufacturer_number",
  manufacturerId: "manufacturer_id",
  taxId: "tax_id",
  unitId: "unit_id",
  purchaseUnit: "purchase_unit",
  referenceUnit: "reference_unit",
  deliveryTimeId: "delivery_time_id",
  shippingCostType: "shipping_cost_type",
  isCloseout: "is_closeout",
  isShippingFree: "shipping_free",
  isTopseller: "mark_as_topseller",
  minPurchase: "min_purchase",
  maxPurchase: "max_purchase",
  purchaseSteps: "purchase_steps",
  weightKg: "weight_kg",
  restockDays: "restock_time_days",
  categoryIds: "category_ids",
  propertyIds: "property_ids",
  customFields: "custom_fields",
} as const satisfies Partial<Record<keyof ProductSheet, string>>;

export type ProductFields = { [K in keyof typeof columnOf]?: ProductSheet[K] | undefined };

/** Everything that is named has to be there. */
export async function checkFields(tx: Tx, reference: ReferenceData, fields: ProductFields): Promise<void> {
  const named: [keyof ProductFields, ReadonlyMap<string, unknown>][] = [
    ["manufacturerId", reference.manufacturer],
    ["taxId", reference.tax],
    ["unitId", reference.unit],
    ["deliveryTimeId", reference.deliveryTime],
    ["categoryIds", reference.category],
    ["propertyIds", reference.propertyOption],
  ];
  for (const [field, known] of named)
    for (const id of [fields[field] ?? []].flat())
      if (!known.has(id as string)) throw wrongField(field, "UNKNOWN");
  const { shippingCostType, ean } = fields;
  if (typeof ean === "string" && !isGtin13(ean)) throw wrongField("ean", "CHECK_DIGIT");
  if (typeof shippingCostType === "string" && !(await isCostType(tx, shippingCostType)))
    throw wrongField("shippingCostType", "UNKNOWN");
}

export function columnsOf(fields: ProductFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columnOf).flatMap(([field, column]) => {
      const value = fields[field as keyof ProductFields];
      return value === undefined ? [] : [[column, value]];
    }),
  );
}
