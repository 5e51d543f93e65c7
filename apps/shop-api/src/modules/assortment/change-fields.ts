import { adminFailure } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { changeSeenProduct, type ProductChange, type SeenProduct } from "./change-seen-product.ts";
import { selectTaxId } from "./product-record.sql.ts";
import { checkFields, columnsOf, type ProductFields } from "./product-fields.ts";
import { correctNetPrices, isNumberTaken, updateProduct } from "./write-product.sql.ts";

export type FieldChange = ProductFields & { number?: string | undefined };

/** What is not named stays. */
export function changeProductFields(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProduct,
  { number, ...fields }: FieldChange,
): Promise<ProductChange> {
  return changeSeenProduct(tx, reference, seen, async (before) => {
    await checkFields(tx, reference, fields);
    if (number !== undefined) await requireFreeNumber(tx, number, seen.id);
    const columns = { ...columnsOf(fields), ...(number !== undefined && { product_number: number }) };
    await updateProduct(tx, seen.id, columns);
    if (fields.taxId === undefined || fields.taxId === before.taxId) return;
    const taxId = fields.taxId ?? (before.parentId && (await selectTaxId(tx, before.parentId)));
    await correctNetPrices(tx, seen.id, reference.tax.get(taxId ?? "")?.rate ?? 0);
  });
}

export async function requireFreeNumber(tx: Tx, number: string, id: string): Promise<void> {
  if (!(await isNumberTaken(tx, number, id))) return;
  throw adminFailure(409, "ADMIN__NUMBER_TAKEN", { detail: "Another product has this number." });
}
