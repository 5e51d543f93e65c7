import Type, { type Static } from "typebox";
import {
  idSchema,
  type LanguageId,
  type ProductId,
  type ReviewId,
  type SalesChannelId,
} from "../../schema/id.ts";
import { answerObject, CustomFields, DateTime, nullable, NullableText } from "../../schema/schema-parts.ts";

export const ProductReviewSchema = answerObject("ProductReview", "product_review", {
  id: idSchema<ReviewId>(),
  productId: idSchema<ProductId>(),
  salesChannelId: idSchema<SalesChannelId>(),
  languageId: idSchema<LanguageId>(),
  title: Type.String(),
  content: Type.String(),
  points: nullable(Type.Number({ minimum: 0, maximum: 5 })),
  externalUser: NullableText,
  status: nullable(Type.Boolean({ description: "false: not approved yet, seen by its author only" })),
  comment: nullable(Type.String({ description: "answer of the shop" })),
  createdAt: DateTime,
  updatedAt: nullable(DateTime),
  customFields: CustomFields,
});

export type ProductReview = Static<typeof ProductReviewSchema>;
