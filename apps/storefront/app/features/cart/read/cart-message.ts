import type { CartNoticeKey } from "@hearth/contract";
import type { MessageKey, Translate } from "@hearth/i18n";
import type { NoticeType } from "../../../ui/message/notice-timing.ts";

/** A message in the words of a language. */
export interface WordedMessage {
  kind: "success" | "notice" | "error";
  text: string;
  restore?: RestoreFields;
}

/** How each kind looks. */
export const noticeTypes = {
  success: "success",
  notice: "info",
  error: "danger",
} as const satisfies Record<WordedMessage["kind"], NoticeType>;

/** Posted to the change route, these fields put a removed line back. */
export type RestoreFields = Record<string, string>;

type Texts<Area extends string> =
  Extract<MessageKey, `cart.${Area}.${string}`> extends `cart.${Area}.${infer Name}` ? Name : never;

/** The values each text about the cart's own doings needs. Named by the shop API, or by the storefront. */
export const shopMessageValues = {
  "product-stock-reached": ["name", "quantity"],
  "product-out-of-stock": ["name"],
  "min-order-quantity": ["name", "quantity"],
  "purchase-steps-quantity": ["name", "quantity"],
  "product-not-found": [],
  "shipping-method-blocked": ["name"],
  "payment-method-blocked": ["name"],
  "shipping-method-changed": ["oldShippingMethodName", "newShippingMethodName"],
  "payment-method-changed": ["oldPaymentMethodName", "newPaymentMethodName"],
  "promotion-not-found": ["code"],
  "promotion-not-eligible": ["name"],
  "promotion-excluded": ["name"],
  "auto-promotion-not-found": ["name"],
  "promotion-discount-added": ["name"],
  "promotion-discount-deleted": ["name"],
  "promotions-on-cart-price-zero-error": [],
  "shipping-address-blocked": ["name"],
  "shipping-address-blocked-products": ["name", "products"],
  "billing-address-blocked": ["name"],
  "shipping-address-invalid": [],
  "billing-address-invalid": [],
  "salutation-missing-billing-address": [],
  "salutation-missing-shipping-address": [],
  "country-region-missing-billing-address": [],
  "country-region-missing-shipping-address": [],
  "salutation-missing": [],
  "cart-merged-hint": [],
  "cart-changed": [],
  "product-number-not-found": ["number"],
} as const satisfies Record<CartNoticeKey | Texts<"notice">, readonly string[]>;

export type ShopMessageName = keyof typeof shopMessageValues;
export type CartMessageKey =
  Extract<MessageKey, `cart.${"notice" | "failed" | "said"}.${string}`> | "sideCart.changeFailed";

/** A message before it is put into words: it may travel, and it is worded in the language of the page that shows it. */
export interface CartMessage {
  key: CartMessageKey;
  values?: Record<string, string | number>;
  restore?: RestoreFields;
}

export function shopMessage(
  name: ShopMessageName,
  values: Record<string, string | number> = {},
): CartMessage {
  return { key: `cart.notice.${name}`, values };
}

/** Everything the cart did by itself counts as an error after a change, but for the discount that was asked for. */
const goodNews: ReadonlySet<CartMessageKey> = new Set<CartMessageKey>([
  "cart.notice.promotion-discount-added",
  "cart.said.added",
  "cart.said.addedMany",
  "cart.said.reordered",
]);

/** The shop's own choice of a carrier or of a way to pay: worth a word, but nothing went wrong (level 0 of the contract). */
const neutralNews: ReadonlySet<CartMessageKey> = new Set<CartMessageKey>([
  "cart.notice.shipping-method-changed",
  "cart.notice.payment-method-changed",
]);

export function messageKind(key: CartMessageKey): WordedMessage["kind"] {
  if (goodNews.has(key)) return "success";
  return key.startsWith("cart.said.") || neutralNews.has(key) ? "notice" : "error";
}

export function cartMessage({ key, values = {}, restore }: CartMessage, t: Translate): WordedMessage {
  // Messages are made with the values of their text: shopMessageValues, and the tests of those who make the others.
  const text = (t as (key: MessageKey, values: Record<string, string | number>) => string)(key, values);
  const worded = { kind: messageKind(key), text };
  return restore ? { ...worded, restore } : worded;
}
