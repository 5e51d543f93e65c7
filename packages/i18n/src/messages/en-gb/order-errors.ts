export const orderErrors = {
  "errors.CHECKOUT__CART_EMPTY": "Your cart is empty.",
  "errors.CHECKOUT__CART_INVALID": "The cart cannot be ordered like this. Please check the notes.",
  "errors.CHECKOUT__CART_HASH_MISMATCH": "The cart has changed. Please check the new summary.",
  "errors.CHECKOUT__ORDER_ORDER_NOT_FOUND": "We cannot find this order.",
  "errors.CHECKOUT__ORDER_ORDER_ALREADY_PAID":
    "The order has already been paid and can no longer be changed.",
  "errors.CHECKOUT__ORDER_ORDER_CANCELLED": "The order has been cancelled.",
  "errors.CHECKOUT__GUEST_NOT_AUTHENTICATED": "Please enter the email address and postcode of the order.",
  "errors.CHECKOUT__GUEST_WRONG_CREDENTIALS":
    "We cannot find an order with these details. Please check them.",
  "errors.CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE":
    "The payment method of this order can no longer be changed.",
  "errors.CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE":
    "This payment method is not available for the order. Please choose another one.",
  "errors.CHECKOUT__INVALID_ORDER_ID": "We cannot find this order.",
  "errors.CHECKOUT__UNKNOWN_PAYMENT_METHOD":
    "This payment method does not exist or is not available right now. Please choose another one.",
  "errors.FRAMEWORK__INVALID_UUID": "This payment method does not exist.",
  "errors.CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED":
    "The payment provider cannot be reached right now. Please try again or choose another payment method.",
  "errors.CHECKOUT__SYNC_PAYMENT_PROCESS_INTERRUPTED": "The payment was interrupted. Please try again.",
  "errors.CHECKOUT__INVALID_PAYMENT_TOKEN": "The link back from the payment is not valid.",
  "errors.CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND": "This download is not available.",
  "errors.DOCUMENT__INVALID_DOCUMENT_ID": "We cannot find this document.",
  "errors.SYSTEM__ILLEGAL_STATE_TRANSITION": "This is no longer possible at the current status of the order.",
  "errors.CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT": "You cancelled the payment at the payment provider.",
  "errors.CHECKOUT__PAYMENT_TOKEN_EXPIRED":
    "Too much time has passed between payment and return. Please check here whether the payment has arrived.",
  "errors.CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED":
    "The payment was declined or not completed. Nothing has been charged.",
} as const;
