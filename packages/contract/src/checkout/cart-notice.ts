/** What `cart.errors` may tell: level 0 is a notice, 10 a warning, 20 an error; `block` stops the order. */
export const cartNotices = {
  "product-stock-reached": { level: 10, block: true },
  "product-out-of-stock": { level: 20, block: true },
  "min-order-quantity": { level: 10, block: true },
  "purchase-steps-quantity": { level: 10, block: true },
  "product-not-found": { level: 20, block: true },
  "shipping-method-blocked": { level: 10, block: true },
  "payment-method-blocked": { level: 10, block: true },
  "shipping-method-changed": { level: 0, block: false },
  "payment-method-changed": { level: 0, block: false },
  "promotion-not-found": { level: 20, block: false },
  "promotion-not-eligible": { level: 0, block: false },
  "promotion-excluded": { level: 0, block: false },
  "auto-promotion-not-found": { level: 20, block: true },
  "promotion-discount-added": { level: 0, block: false },
  "promotion-discount-deleted": { level: 0, block: false },
  "promotions-on-cart-price-zero-error": { level: 0, block: false },
  "shipping-address-blocked": { level: 20, block: true },
  "billing-address-blocked": { level: 20, block: true },
  "shipping-address-invalid": { level: 20, block: true },
  "billing-address-invalid": { level: 20, block: true },
  "salutation-missing-billing-address": { level: 10, block: true },
  "salutation-missing-shipping-address": { level: 10, block: true },
  "country-region-missing-billing-address": { level: 10, block: true },
  "country-region-missing-shipping-address": { level: 10, block: true },
} as const;

export type CartNoticeKey = keyof typeof cartNotices;

export const cartNoticeKeys = Object.keys(cartNotices) as readonly CartNoticeKey[];

/** A real Shopware may send others, for example those of an app. */
export function isCartNoticeKey(messageKey: string): messageKey is CartNoticeKey {
  return Object.hasOwn(cartNotices, messageKey);
}
