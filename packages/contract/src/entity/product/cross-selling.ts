import Type, { type Static } from "typebox";
import { idSchema, type ProductId } from "../../schema/id.ts";
import { answerObject, nullable, NullableText, translated } from "../../schema/schema-parts.ts";
import { ProductSchema } from "./product.ts";

const CrossSellingSchema = answerObject("ProductCrossSelling", "product_cross_selling", {
  id: idSchema(),
  productId: idSchema<ProductId>(),
  productStreamId: nullable(idSchema()),
  name: NullableText,
  position: Type.Integer(),
  type: Type.String({ description: "productList or productStream" }),
  sortBy: Type.String(),
  sortDirection: Type.String(),
  limit: Type.Integer(),
  active: Type.Boolean(),
  translated: translated({ name: NullableText }),
});

export const CrossSellingElementSchema = answerObject("CrossSellingElement", "cross_selling_element", {
  crossSelling: CrossSellingSchema,
  products: Type.Array(ProductSchema),
  total: Type.Integer(),
  streamId: Type.Optional(nullable(idSchema())),
});

export type CrossSelling = Static<typeof CrossSellingSchema>;
export type CrossSellingElement = Static<typeof CrossSellingElementSchema>;
