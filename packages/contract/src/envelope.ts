import Type, { type Static, type TProperties, type TSchema } from "typebox";
import { CategorySchema } from "./entity/content/category.ts";
import { ProductSchema } from "./entity/product/product.ts";
import { PropertyGroupSchema } from "./entity/product/property-group.ts";
import { idSchema, type OptionId, type ProductId } from "./schema/id.ts";
import { answerObject, Extensions, mapOf, nullable, NullableText } from "./schema/schema-parts.ts";

/** Fields of every list answer. Page and limit are null where `ids` switched paging off. */
export function searchResultFields<T extends TSchema>(element: T) {
  return {
    entity: Type.String(),
    elements: Type.Array(element),
    total: Type.Integer({ description: "exact only when total-count-mode says so" }),
    page: nullable(Type.Integer()),
    limit: nullable(Type.Integer()),
    aggregations: mapOf(Type.Unknown()),
    extensions: Extensions,
  } satisfies TProperties;
}

export function entitySearchResult<T extends TSchema>(element: T, title: string) {
  return answerObject(title, "dal_entity_search_result", searchResultFields(element));
}

export interface EntitySearchResult<T> {
  readonly entity: string;
  readonly elements: T[];
  readonly total: number;
  readonly page: number | null;
  readonly limit: number | null;
  readonly aggregations: Record<string, unknown>;
  readonly apiAlias: "dal_entity_search_result";
}

/** The token itself is in the `sw-context-token` header. */
export const TokenAnswerSchema = answerObject("TokenAnswer", "sales_channel_context_token", {
  redirectUrl: NullableText,
});

export const SuccessSchema = answerObject("Success", "array_struct", { success: Type.Boolean() });

/** Whether the link of a recovery mail is too old. */
export const RecoveryStateSchema = answerObject("RecoveryState", "array_struct", {
  isExpired: Type.Boolean(),
});

export const ContactAnswerSchema = answerObject("ContactAnswer", "contact_form_result", {
  individualSuccessMessage: nullable(Type.String({ description: "text of the form's slot, may be empty" })),
});

export const WithdrawalReceiptSchema = answerObject("WithdrawalReceipt", "withdrawal_receipt", {
  reference: Type.String({ description: "names the declaration; for questions about it" }),
  receivedAt: Type.String({ format: "date-time" }),
});

export const ProductDetailSchema = answerObject("ProductDetail", "product_detail", {
  product: ProductSchema,
  configurator: nullable(Type.Array(PropertyGroupSchema)),
});

export const FoundVariantSchema = answerObject("FoundVariant", "product_variant_combination", {
  foundCombination: answerObject("FoundCombination", "found_combination", {
    variantId: idSchema<ProductId>(),
    options: Type.Array(idSchema<OptionId>()),
  }),
});

export const NavigationSchema = Type.Array(CategorySchema);

export type TokenAnswer = Static<typeof TokenAnswerSchema>;
export type Success = Static<typeof SuccessSchema>;
export type RecoveryState = Static<typeof RecoveryStateSchema>;
export type ContactAnswer = Static<typeof ContactAnswerSchema>;
export type WithdrawalReceipt = Static<typeof WithdrawalReceiptSchema>;
export type ProductDetail = Static<typeof ProductDetailSchema>;
export type FoundVariant = Static<typeof FoundVariantSchema>;
