import type { Product } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { presentCategory } from "../navigation/index.ts";
import { presentProduct } from "./present-product.ts";
import { selectProducts } from "./products.sql.ts";

/** Products in contract shape, in the order of the ids; unknown or invisible ones are just missing. */
export async function loadProducts(
  sql: Sql,
  scope: Scope,
  ids: readonly string[],
  relations: ReadonlySet<string>,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(sql, ids, scope.refs.chain);
  const byId = new Map(rows.map((row) => [row.doc.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [withCategories(scope, presentProduct(scope, row, relations), relations)] : [];
  });
}

/** Categories come from the navigation module, so they are joined here and not in the presenter. */
function withCategories(scope: Scope, product: Product, relations: ReadonlySet<string>): Product {
  if (relations.has("categories"))
    product.categories = (product.categoryIds ?? []).flatMap((id) => presentCategory(scope, id) ?? []);
  if (relations.has("seoCategory"))
    product.seoCategory = presentCategory(scope, product.categoryIds?.[0] ?? "");
  return product;
}
