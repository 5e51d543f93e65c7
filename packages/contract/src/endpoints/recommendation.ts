import Type from "typebox";
import { readEndpoint } from "../endpoint.ts";
import { RecommendationsSchema } from "../entity/recommendations.ts";
import { type CategoryId, idSchema, type ProductId } from "../id.ts";
import { associationErrors } from "./shared-errors.ts";

/** As many as a cart or a page speaks of. */
const products = (description: string) =>
  Type.Optional(Type.Array(idSchema<ProductId>(), { maxItems: 20, description }));

export const recommendationEndpoints = {
  readRecommendations: readEndpoint({
    operationId: "readRecommendations",
    path: "/hearth/recommendation",
    summary: "Ours: products to go on with, and what says so. Nothing of a person is asked, counted or told",
    criteria: ["associations", "includes"],
    input: Type.Object({
      productIds: products("what they should go with: the product of a page, or those of a cart"),
      withoutIds: products("shown already"),
      categoryId: Type.Optional(idSchema<CategoryId>()),
    }),
    answers: { 200: RecommendationsSchema },
    errors: associationErrors,
  }),
} as const;
