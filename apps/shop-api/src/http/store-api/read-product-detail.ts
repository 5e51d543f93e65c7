import { endpoints } from "@hearth/contract";
import { detailRelations, productDetail, productRelations } from "../../modules/catalog/index.ts";
import { cmsPage } from "../../modules/content/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { handle } from "../endpoint.ts";

export const readProductDetail = handle(
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
);
