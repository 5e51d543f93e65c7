// The checkout: who orders (start-page, guest-form), the one page with the order on it (checkout-page) and placing it
// (place-order.server.ts). It is one form; the cart is never changed here but for comment and methods. What an order is: docs/order.md.
export { AddressChoice } from "./address-choice.tsx";
export type { AddressUse } from "./address-choice.tsx";
export { envelope } from "./checkout-data.ts";
export { CheckoutPage } from "./checkout-page.tsx";
export { intentPaths, readIntent } from "./checkout-intent.ts";
export { besideGuestFields, guestFormNames, guestFormValues, guestRegistration } from "./guest-form.ts";
export { GuestForm } from "./guest-form-view.tsx";
export { orderFormNames } from "./order-form.ts";
export { OrderNotice } from "./order-notice.tsx";
export type { OrderTrouble } from "./order-notice.tsx";
export { readShown } from "./shown-order.ts";
export { StartPage } from "./start-page.tsx";
export { UnsurePage } from "./unsure-page.tsx";
