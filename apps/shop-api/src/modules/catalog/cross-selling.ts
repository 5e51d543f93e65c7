import type { CatalogIndex } from "@hearth/catalog-index";
import type { CrossSellingElement } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { textFields } from "../reference/index.ts";
import { selectCrossSellings } from "./cross-selling.sql.ts";
import { loadProducts } from "./load-products.ts";
import { productNotFound } from "./product-detail.ts";
import { shownProductId } from "./shown-product.ts";

/** Cross-selling groups with their products, by position. */
export async function crossSellings(
  deps: { sql: Sql; index: CatalogIndex },
  scope: Scope,
  productId: string,
  relations: ReadonlySet<string>,
): Promise<CrossSellingElement[]> {
  const rows = await selectCrossSellings(deps.sql, productId);
  if (!rows) throw productNotFound(productId);
  return Promise.all(
    rows.map(async (row) => {
      const ids = row.product_stream_id
        ? await streamProducts(deps.index, row.product_stream_id, row.product_limit)
        : row.product_ids.slice(0, row.product_limit);
      const products = await loadProducts(deps.sql, scope, ids, relations);
      const { own, translated } = textFields(row.texts, scope.refs.chain, ["name"]);
      return {
        crossSelling: {
          id: row.id,
          productId: row.product_id,
          productStreamId: row.product_stream_id,
          position: row.position,
          type: row.type,
          sortBy: "name",
          sortDirection: "ASC",
          limit: row.product_limit,
          active: true,
          ...own,
          translated,
          apiAlias: "product_cross_selling" as const,
        },
        products,
        total: products.length,
        streamId: row.product_stream_id,
        apiAlias: "cross_selling_element" as const,
      };
    }),
  );
}

/** The first products of a stream, devices before small parts, as in a category. */
export async function streamProducts(
  index: CatalogIndex,
  streamId: string,
  limit: number,
): Promise<string[]> {
  const { hits } = await index.list({
    scope: { kind: "stream", streamId },
    filters: {},
    sort: "score",
    offset: 0,
    limit,
    facets: "none",
  });
  return hits.map(shownProductId);
}
