/** Goods named by themselves or by a category. Naming none means all. */
export interface NamedGoods {
  productIds: readonly string[];
  categoryIds: readonly string[];
}

export function namesProduct(
  goods: NamedGoods,
  product: { id: string; categoryIds: readonly string[] },
): boolean {
  if (goods.productIds.length === 0 && goods.categoryIds.length === 0) return true;
  return (
    goods.productIds.includes(product.id) ||
    goods.categoryIds.some((categoryId) => product.categoryIds.includes(categoryId))
  );
}
