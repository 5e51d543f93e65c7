import { endpoints } from "@hearth/contract";
import {
  crossSellings,
  detailRelations,
  findVariant,
  productDetail,
  productList,
  productRelations,
} from "../../modules/catalog/index.ts";
import { cmsPage } from "../../modules/content/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { reviewList } from "../../modules/review/index.ts";
import { handle } from "../answer/endpoint.ts";

export const productHandlers = {
  readProduct: handle(
    endpoints.readProduct,
    ({ scope, services, criteria }) => productList(services.sql, scope, criteria),
    () => ["catalog", "seo"],
  ),

  readProductDetail: handle(
    endpoints.readProductDetail,
    async ({ scope, services, params, criteria, input, dependsOn }) => {
      const asked = wantedRelations(criteria.associations, productRelations);
      const detail = await productDetail(services.sql, scope, {
        productId: params.productId,
        relations: new Set([...asked, ...detailRelations]),
        skipConfigurator: input.skipConfigurator ?? false,
      });
      const pageId = detail.product.cmsPageId;
      if (pageId && !input.skipCmsPage) {
        dependsOn("content");
        const deps = {
          sql: services.sql,
          index: services.index,
          scope,
          productId: detail.product.id,
          onProducts: () => dependsOn("catalog"),
        };
        detail.product.cmsPage = await cmsPage(deps, { pageId });
      }
      return { ...detail, apiAlias: "product_detail" };
    },
    ({ productId }) => [`product:${productId}`, "seo"],
  ),

  searchProductVariantIds: handle(
    endpoints.searchProductVariantIds,
    ({ services, params, input }) =>
      findVariant(services.sql, {
        parentId: params.productId,
        options: input.options,
        switchedGroup: input.switchedGroup,
      }),
    ({ productId }) => [`product:${productId}`],
  ),

  readProductCrossSellings: handle(
    endpoints.readProductCrossSellings,
    ({ scope, services, params, criteria }) =>
      crossSellings(
        services,
        scope,
        params.productId,
        wantedRelations(criteria.associations, productRelations),
      ),
    () => ["catalog", "seo"],
  ),

  readProductReviews: handle(endpoints.readProductReviews, ({ scope, services, params, criteria }) =>
    reviewList(services.sql, scope, params.productId, criteria),
  ),
} as const;
