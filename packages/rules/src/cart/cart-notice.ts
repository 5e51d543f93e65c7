/** Why the cart is not what was asked for. Codes and facts; texts are made elsewhere. */
export type CartNotice =
  | { code: "product-stock-reached"; lineId: string; quantity: number }
  | { code: "product-out-of-stock"; lineId: string }
  | { code: "min-order-quantity"; lineId: string; quantity: number }
  | { code: "purchase-steps-quantity"; lineId: string; quantity: number }
  | { code: "shipping-method-changed"; fromId: string; toId: string }
  | { code: "shipping-method-blocked"; methodId: string }
  | { code: "shipping-address-blocked" }
  | { code: "promotion-not-found"; promotionCode: string }
  | { code: "promotion-not-eligible"; promotionId: string }
  | { code: "promotion-excluded"; promotionId: string }
  | { code: "promotions-on-cart-price-zero-error"; promotionIds: string[] };
