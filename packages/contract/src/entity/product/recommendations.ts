import Type, { type Static } from "typebox";
import { answerObject, NullableText } from "../../schema/schema-parts.ts";
import { ProductSchema } from "./product.ts";

/** What says so: orders that held both, orders in the category, or, where too few buyers did, the catalogue alone. */
const recommendationBases = ["together", "popular", "assortment"] as const;
export type RecommendationBasis = (typeof recommendationBases)[number];

export const RecommendationsSchema = answerObject("Recommendations", "hearth_recommendations", {
  basis: Type.Unsafe<RecommendationBasis>({ type: "string", enum: [...recommendationBases] }),
  categoryName: NullableText,
  products: Type.Array(ProductSchema),
});

export type Recommendations = Static<typeof RecommendationsSchema>;
