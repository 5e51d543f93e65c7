export const cartNotice = {
  "cart.notice.product-stock-reached":
    "Only {quantity} of “{name}” are available. We have adjusted the quantity.",
  "cart.notice.product-out-of-stock": "“{name}” is no longer available and has been removed from your cart.",
  "cart.notice.min-order-quantity":
    "“{name}” is sold from {quantity} pieces. We have raised the quantity to the minimum.",
  "cart.notice.purchase-steps-quantity":
    "The quantity of “{name}” was changed to {quantity}: the product is sold in fixed steps only.",
  "cart.notice.product-not-found": "A product was not found and could not be added to your cart.",
  "cart.notice.shipping-method-blocked": "The shipping method “{name}” is not available for this cart.",
  "cart.notice.payment-method-blocked": "The payment method “{name}” is not available for this cart.",
  "cart.notice.shipping-method-changed":
    "We deliver this cart by “{newShippingMethodName}” instead of “{oldShippingMethodName}”.",
  "cart.notice.payment-method-changed":
    "The payment method “{oldPaymentMethodName}” is not available for this cart. We have changed it to “{newPaymentMethodName}”.",
  "cart.notice.promotion-not-found": "The voucher code “{code}” does not exist or is no longer valid.",
  "cart.notice.promotion-not-eligible":
    "“{name}” is noted, but its conditions are not met yet. As soon as they are, it will be taken off by itself.",
  "cart.notice.promotion-excluded":
    "“{name}” cannot be combined with another offer in your cart and was not taken off.",
  "cart.notice.auto-promotion-not-found": "The offer “{name}” is no longer valid and has been removed.",
  "cart.notice.promotion-discount-added": "“{name}” has been taken off.",
  "cart.notice.promotion-discount-deleted": "“{name}” is no longer taken off.",
  "cart.notice.promotions-on-cart-price-zero-error":
    "Vouchers cannot be redeemed while the value of the goods is €0.",
  "cart.notice.shipping-address-blocked": "We cannot deliver this cart to {name}.",
  "cart.notice.shipping-address-blocked-products": "We cannot deliver “{products}” to {name}.",
  "cart.notice.billing-address-blocked": "You cannot order with a billing address in {name}.",
  "cart.notice.shipping-address-invalid": "The delivery address is incomplete. Please complete it.",
  "cart.notice.billing-address-invalid": "The billing address is incomplete. Please complete it.",
  "cart.notice.salutation-missing": "Please choose a salutation.",
  "cart.notice.salutation-missing-billing-address":
    "The billing address has no salutation. Please complete it.",
  "cart.notice.salutation-missing-shipping-address":
    "The delivery address has no salutation. Please complete it.",
  "cart.notice.country-region-missing-billing-address": "The billing address has no state or region.",
  "cart.notice.country-region-missing-shipping-address": "The delivery address has no state or region.",
  "cart.notice.cart-merged-hint":
    "Your cart was merged with the one of your last visit. Please check the quantities.",
  "cart.notice.cart-changed": "Your cart was adjusted. Please check it.",
  "cart.notice.product-number-not-found": "Product {number} was not found.",

  "cart.failed.add": "The product could not be added to your cart. Please try again.",
  "cart.failed.change": "The change did not arrive. Please try again.",
  "cart.failed.read":
    "Your cart cannot be shown right now. It is saved; please load the page again in a moment.",
  "cart.failed.busy": "That was a lot of changes at once. Please wait {seconds} seconds.",
  "cart.failed.form": "This entry was not complete. Please try again.",
  "cart.failed.quantity": "Please enter a whole number above 0 as quantity.",
  "cart.failed.unsupported": "This cannot be added to the cart.",
  "cart.failed.mixed": "Something else is in the cart under this number already.",
  "cart.failed.line-gone": "This item is no longer in your cart.",
  "cart.failed.fixed-quantity": "The quantity of this item cannot be changed.",
  "cart.failed.fixed-line": "This item cannot be removed.",
  "cart.failed.code": "Please enter a voucher code.",
  "cart.failed.codes":
    "That was a lot of codes in a row. Please try again in an hour, or order without a code.",
  "cart.failed.country": "We do not deliver to this country.",
  "cart.failed.zipcode": "Please check the postcode.",
  "cart.failed.method": "This choice is not possible.",

  "cart.said.added": "“{name}” is in your cart.",
  "cart.said.addedMany": "Your selection is in the cart.",
  "cart.said.removed": "“{name}” has been removed.",
  "cart.said.removedLine": "The item has been removed.",
  "cart.said.codeRemoved": "The voucher has been removed.",
  "cart.said.zeroRate": "Your declaration is noted: eligible goods are now charged with 0 % VAT.",
  "cart.said.ordinaryRate": "All goods are now charged with the ordinary VAT rate. Please check the total.",
  "cart.said.rateChanged": "VAT has changed with the country of delivery. Please check the total.",
  "cart.said.reordered": "The items of the order are back in your cart.",
  "cart.failed.reorder": "Nothing of this order could be added to the cart.",
  "cart.failed.reorder-gone": "“{name}” is no longer available and was therefore not added.",
  "cart.failed.reorder-less": "“{name}”: only {added} instead of {wanted} could be added to the cart.",
} as const;
