import type { Cart } from "@hearth/contract";
import type { CartData } from "./cart-data.ts";
import { readDelivery } from "./cart-delivery-data.ts";
import { cartGroups } from "./cart-groups.ts";
import { readPromotions } from "./cart-promotions.ts";
import { readTotals } from "./cart-totals-data.ts";
import { shopMessages } from "./shop-messages.ts";

export function readCart(cart: Cart): CartData {
  const goods = cart.lineItems.filter(({ good }) => good);
  const count = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const others = cart.lineItems.filter(({ type }) => type !== "promotion");
  const isVirtual = others.length > 0 && others.every(({ states }) => states.includes("is-download"));
  const { hearthTax, hearthVersion } = cart.extensions ?? {};
  return {
    version: hearthVersion ?? 0,
    count,
    isEmpty: count <= 0,
    isVirtual,
    groups: cartGroups(others, hearthTax?.zeroRatedLineIds ?? []),
    promotions: readPromotions(cart.lineItems),
    totals: readTotals(cart),
    delivery: isVirtual ? null : readDelivery(cart),
    declaration: {
      isOffered: hearthTax?.declarable ?? false,
      isOperator: (hearthTax?.declaration ?? "none") !== "none",
      isSmallStorage: hearthTax?.declaration === "operator-small-storage",
      needsSmallStorage: hearthTax?.needsSmallStorage ?? false,
    },
    messages: shopMessages(cart),
  };
}
