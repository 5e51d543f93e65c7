import { adminFailure, type ProductSheet } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { type FieldChange, requireFreeNumber } from "./change-fields.ts";
import { changeSeenProduct, type SeenProduct } from "./change-seen-product.ts";
import { checkFields, columnsOf } from "./product-fields.ts";
import { readProductSheet } from "./product-sheet.ts";
import { addConfigurator, insertProduct, updateProduct, writeText } from "./write-product.sql.ts";
import { wrongField } from "./wrong-field.ts";

export type NewProductFields = FieldChange & { id: string; number: string; name: string | null };

/** With a name in the shop's own language. Nobody sees it until it is published. */
export async function createProduct(
  tx: Tx,
  reference: ReferenceData,
  { id, number, name, ...fields }: NewProductFields,
): Promise<ProductSheet> {
  await requireFreeNumber(tx, number, id);
  await checkFields(tx, reference, fields);
  await insertProduct(tx, { id, number, parentId: null, optionIds: [] });
  await updateProduct(tx, id, columnsOf(fields));
  const languageId = reference.rows.channels[0]?.language_id ?? "";
  await writeText(tx, id, languageId, {
    name,
    description: null,
    meta_title: null,
    meta_description: null,
    keywords: null,
    pack_unit: null,
    pack_unit_plural: null,
    custom_fields: {},
  });
  return readProductSheet(tx, reference, id);
}

/** A member of a family: what it does not say is as the family says. */
export async function createVariant(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProduct,
  { id, number, optionIds }: { id: string; number: string; optionIds: readonly string[] },
): Promise<ProductSheet> {
  await changeSeenProduct(tx, reference, seen, async ({ parentId, variants }) => {
    if (parentId !== null) throw wrongField("id", "IS_VARIANT");
    if (optionIds.some((option) => !reference.propertyOption.has(option)))
      throw wrongField("optionIds", "UNKNOWN");
    const wanted = optionIds.toSorted().join();
    if (variants.some((variant) => variant.optionIds.toSorted().join() === wanted))
      throw adminFailure(409, "ADMIN__VARIANT_TAKEN", { detail: "There is a variant with these options." });
    await requireFreeNumber(tx, number, id);
    await insertProduct(tx, { id, number, parentId: seen.id, optionIds });
    await addConfigurator(tx, seen.id, optionIds);
  });
  return readProductSheet(tx, reference, id);
}
