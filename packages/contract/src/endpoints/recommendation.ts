import Type from "typebox";
import { readEndpoint } from "../endpoint.ts";
import { RecommendationsSchema } from "../entity/product/recommendations.ts";
import { type CategoryId, idSchema, type ProductId } from "../schema/id.ts";
import { recommendationLimit } from "../recommendation-limit.ts";
import { associationErrors } from "./shared-errors.ts";

const products = (maxItems: number, description: string) =>
  Type.Optional(Type.Array(idSchema<ProductId>(), { maxItems, description }));

export const recommendationEndpoints = {
  readRecommendations: readEndpoint({
    operationId: "readRecommendations",
    path: "/hearth/recommendation",
    summary: "Ours: products to go on with, and what says so. Nothing of a person is asked, counted or told",
    criteria: ["associations", "includes"],
    input: Type.Object({
      productIds: products(
        recommendationLimit.asked,
        "what they should go with: the product of a page, or those of a cart",
      ),
      withoutIds: products(recommendationLimit.shown, "shown already"),
      categoryId: Type.Optional(idSchema<CategoryId>()),
    }),
    answers: { 200: RecommendationsSchema },
    errors: associationErrors,
  }),
} as const;
