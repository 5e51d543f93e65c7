import type { ProductSheet } from "@hearth/admin-contract";
import { htmlFault } from "@hearth/catalog/gate";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { changeSeenProduct, type ProductChange, type SeenProduct } from "./change-seen-product.ts";
import { writeText } from "./write-product.sql.ts";
import { wrongField } from "./wrong-field.ts";

type Text = ProductSheet["texts"][number];
/** What a form leaves out is not said in this language. */
export type TextFields = Pick<Text, "locale"> & { [K in keyof Text]?: Text[K] | undefined };

export function changeProductText(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProduct,
  fields: TextFields,
): Promise<ProductChange> {
  const language = reference.rows.languages.find((row) => row.locale_code === fields.locale);
  if (!language) throw wrongField("locale", "UNKNOWN");
  const { description } = fields;
  if (typeof description === "string" && htmlFault(description) !== undefined)
    throw wrongField("description", "NO_CATALOGUE_HTML");
  return changeSeenProduct(tx, reference, seen, () =>
    writeText(tx, seen.id, language.id, {
      name: fields.name ?? null,
      description: description ?? null,
      meta_title: fields.metaTitle ?? null,
      meta_description: fields.metaDescription ?? null,
      keywords: fields.keywords ?? null,
      pack_unit: fields.packUnit ?? null,
      pack_unit_plural: fields.packUnitPlural ?? null,
      custom_fields: fields.customFields ?? {},
    }),
  );
}
