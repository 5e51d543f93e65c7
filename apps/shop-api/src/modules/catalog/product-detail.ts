import { failure, type Product, type ProductDetail, type PropertyGroup } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { bestVariant, isCombinable } from "./choose-variant.ts";
import { loadProducts } from "./load-products.ts";
import { groupOptions } from "./sorted-properties.ts";
import { selectVariants, type VariantRow } from "./variants.sql.ts";

export interface DetailQuery {
  productId: string;
  relations: ReadonlySet<string>;
  skipConfigurator: boolean;
}

/** One product with its configurator. A parent's id answers with the variant that stands for it. */
export async function productDetail(
  sql: Sql,
  scope: Scope,
  query: DetailQuery,
): Promise<Omit<ProductDetail, "apiAlias">> {
  const [asked] = await loadProducts(sql, scope, [query.productId], query.relations);
  if (!asked) throw productNotFound(query.productId);
  const parentId = asked.parentId ?? ((asked.childCount ?? 0) > 0 ? asked.id : null);
  if (!parentId) return { product: asked, configurator: query.skipConfigurator ? null : [] };

  const variants = await selectVariants(sql, parentId);
  const best = asked.parentId ? undefined : bestVariant(variants);
  const [standIn] = best ? await loadProducts(sql, scope, [best.id], query.relations) : [];
  const product = standIn ?? asked;
  return { product, configurator: query.skipConfigurator ? null : configurator(scope, product, variants) };
}

export function productNotFound(productId: string) {
  return failure(404, "CONTENT__PRODUCT_NOT_FOUND", {
    detail: `Product for id ${productId} not found.`,
    parameters: { productId },
  });
}

function configurator(scope: Scope, product: Product, variants: readonly VariantRow[]): PropertyGroup[] {
  const offered = [...new Set(variants.flatMap((variant) => variant.option_ids))];
  const current = product.optionIds ?? [];
  return groupOptions(offered, scope.refs).map((group) => {
    const ids = (group.options ?? []).map((option) => option.id);
    return {
      ...group,
      options: (group.options ?? []).map((option) => ({
        ...option,
        combinable: isCombinable(option.id, ids, current, variants),
      })),
    };
  });
}
