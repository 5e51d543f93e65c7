import Type, { type Static } from "typebox";
import { idSchema } from "../../schema/id.ts";
import { answerObject, NullableText, translated } from "../../schema/schema-parts.ts";

export const ProductSortingSchema = answerObject("ProductSorting", "product_sorting", {
  id: Type.Optional(idSchema()),
  key: Type.String(),
  label: NullableText,
  priority: Type.Integer(),
  translated: translated({ label: NullableText }),
});

export type ProductSorting = Static<typeof ProductSortingSchema>;
