import Type from "typebox";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { idParam, readEndpoint } from "../endpoint.ts";
import { CrossSellingElementSchema } from "../entity/product/cross-selling.ts";
import { ProductReviewSchema } from "../entity/product/product-review.ts";
import { ProductSchema } from "../entity/product/product.ts";
import { entitySearchResult, FoundVariantSchema, ProductDetailSchema } from "../envelope.ts";
import { idSchema, type OptionId, type PropertyGroupId } from "../schema/id.ts";
import { associationErrors, badId, badParameter, criteriaErrors } from "./shared-errors.ts";

const productId = idParam("Id of the product");

export const productEndpoints = {
  readProduct: readEndpoint({
    operationId: "readProduct",
    path: "/product",
    summary: "Products visible in the channel",
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(ProductSchema, "ProductResult") },
    errors: criteriaErrors,
  }),
  readProductDetail: readEndpoint({
    operationId: "readProductDetail",
    path: "/product/{productId}",
    summary: "One product with its configurator; a parent id answers its best variant",
    pathParams: { productId },
    criteria: ["associations", "includes"],
    input: Type.Object({
      skipConfigurator: Type.Optional(Type.Boolean()),
      skipCmsPage: Type.Optional(Type.Boolean()),
    }),
    answers: { 200: ProductDetailSchema },
    errors: [badId, ...associationErrors, { status: 404, code: "CONTENT__PRODUCT_NOT_FOUND" }],
  }),
  searchProductVariantIds: readEndpoint({
    operationId: "searchProductVariantIds",
    path: "/product/{productId}/find-variant",
    summary: "The variant that fits the chosen options",
    pathParams: { productId: idParam("Id of the parent product") },
    input: Type.Object({
      options: Type.Unsafe<Record<PropertyGroupId, OptionId> | OptionId[]>({
        anyOf: [
          { type: "array", items: idSchema(), maxItems: 50 },
          { type: "object", additionalProperties: idSchema(), maxProperties: 50 },
        ],
        description: "group id → option id, or a list of option ids",
      }),
      switchedGroup: Type.Optional(idSchema<PropertyGroupId>()),
    }),
    badInput: "PRODUCT_INVALID_OPTIONS_PARAMETER",
    required: ["options"],
    answers: { 200: FoundVariantSchema },
    errors: [
      badId,
      badParameter,
      { status: 400, code: "PRODUCT_INVALID_OPTIONS_PARAMETER" },
      { status: 404, code: "CONTENT__PRODUCT_VARIANT_NOT_FOUND" },
    ],
  }),
  readProductCrossSellings: readEndpoint({
    operationId: "readProductCrossSellings",
    path: "/product/{productId}/cross-selling",
    summary: "Cross-selling groups with their products, by position",
    pathParams: { productId },
    criteria: ["associations", "includes"],
    answers: { 200: Type.Array(CrossSellingElementSchema) },
    errors: [badId, ...associationErrors, { status: 404, code: "CONTENT__PRODUCT_NOT_FOUND" }],
  }),
  readProductReviews: readEndpoint({
    operationId: "readProductReviews",
    path: "/product/{productId}/reviews",
    summary: "Approved reviews of the product and its variants",
    pathParams: { productId },
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(ProductReviewSchema, "ProductReviewSearchResult") },
    errors: [badId, ...criteriaErrors],
    cache: "session",
  }),
} as const;
