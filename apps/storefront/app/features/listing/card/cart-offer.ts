import type { ProductCardData } from "./product-card-data.ts";

/** Whether a card offers the cart: what is not available cannot be chosen, a family or a range of prices asks for a choice first. */
export type CartOffer = "enabled" | "disabled" | "none";

export function cartOffer(card: Pick<ProductCardData, "variantCount" | "price" | "isAvailable">): CartOffer {
  if (card.variantCount > 0 || card.price.isFrom) return "none";
  return card.isAvailable ? "enabled" : "disabled";
}
