import { endpoints } from "@hearth/contract";
import { findVariant } from "../../modules/catalog/index.ts";
import { handle } from "../endpoint.ts";

export const searchProductVariantIds = handle(
  endpoints.searchProductVariantIds,
  ({ services, params, input }) =>
    findVariant(services.sql, {
      parentId: params.productId,
      options: input.options,
      switchedGroup: input.switchedGroup,
    }),
  ({ productId }) => [`product:${productId}`],
);
