// The checkout: who orders (start-page, guest-form), the one page with the order on it (checkout-page) and placing it
// (place-order.server.ts). It is one form; the cart is never changed here but for comment and methods. What an order is: docs/order.md.
export { AddressChoice } from "./view/block/address-choice.tsx";
export type { AddressUse } from "./view/block/address-choice.tsx";
export { envelope } from "./read/checkout-data.ts";
export { CheckoutPage } from "./view/checkout-page.tsx";
export { intentPaths, readIntent } from "./change/checkout-intent.ts";
export {
  besideGuestFields,
  guestFormNames,
  guestFormValues,
  guestRegistration,
} from "./change/guest-registration.ts";
export { GuestForm } from "./view/guest-form.tsx";
export { orderFormNames } from "./change/order-form.ts";
export { OrderMessage } from "./view/order/order-message.tsx";
export type { OrderTrouble } from "./view/order/order-message.tsx";
export { ProofPage } from "./view/order/proof-page.tsx";
export { readShown } from "./read/shown-order.ts";
export { StartPage } from "./view/start-page.tsx";
export { UnsurePage } from "./view/order/unsure-page.tsx";
export { StepFrame } from "./view/step-frame.tsx";
export { summaryOfCart } from "./read/summary-data.ts";
export type { SummaryData } from "./read/summary-data.ts";
