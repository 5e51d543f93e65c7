import type { EvaluatedCart } from "../../cart/index.ts";

export interface HeldGoods {
  productId: string;
  /** Of all lines together. */
  quantity: number;
  /** Null: may be ordered beyond the stock, as the delivery promise said so. */
  neededStock: number | null;
}

/**
 * What an order holds back. Close-outs, and goods whose delivery promise counted on the stock, are held only if they are there.
 * Files are not stocked, unless only so many may be sold.
 */
export function stockToHold({ result, offers }: EvaluatedCart): HeldGoods[] {
  const goods = new Map<string, HeldGoods>();
  for (const { id, quantity } of result.lines) {
    const product = offers.get(id)?.product;
    if (!product || (product.isDownload && !product.isCloseout)) continue;
    const sum = (goods.get(product.id)?.quantity ?? 0) + quantity;
    const isPromised = product.isCloseout || sum <= product.availableStock;
    goods.set(product.id, {
      productId: product.id,
      quantity: sum,
      neededStock: isPromised ? sum : null,
    });
  }
  return [...goods.values()];
}
