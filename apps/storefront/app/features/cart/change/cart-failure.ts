import type { CartErrorCode, ErrorCode } from "@hearth/contract";
import type { ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import type { CartMessage, CartMessageKey } from "../read/cart-message.ts";

/** Refusals of the shop API in words a buyer can use. */
const texts: Partial<Record<ErrorCode, CartMessageKey>> & Record<CartErrorCode, CartMessageKey> = {
  CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED: "cart.failed.unsupported",
  CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY: "cart.failed.quantity",
  CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD: "cart.failed.unsupported",
  CHECKOUT__INSUFFICIENT_PERMISSION: "cart.failed.unsupported",
  CHECKOUT__CART_MIXED_LINE_ITEM_TYPE: "cart.failed.mixed",
  CHECKOUT__CART_LINE_ITEM_NOT_FOUND: "cart.failed.line-gone",
  CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE: "cart.failed.fixed-quantity",
  CHECKOUT__CART_LINE_ITEM_NOT_REMOVABLE: "cart.failed.fixed-line",
  HEARTH__TOO_MANY_CODES: "cart.failed.codes",
  FRAMEWORK__INVALID_REQUEST_PARAMETER: "cart.failed.form",
  FRAMEWORK__MISSING_REQUEST_PARAMETER: "cart.failed.form",
};

/** Words for a command the shop API refused. `fallback` says what failed where the code says nothing. */
export function refusal(
  { status, errors }: Pick<ShopApiError, "status" | "errors">,
  fallback: CartMessageKey,
): CartMessage {
  const code = errors.find((error) => error.code !== null && Object.hasOwn(texts, error.code))?.code;
  const seconds = errors[0]?.meta?.parameters?.["seconds"];
  if (!code && status === 429 && typeof seconds === "number") {
    return { key: "cart.failed.busy", values: { seconds: Math.max(1, Math.ceil(seconds)) } };
  }
  return { key: (code && texts[code as ErrorCode]) || fallback };
}
