// The cart: its page, its drawer, and every change of it. Changes are plain forms posted to one route (routes/checkout/cart-change.ts), which
// cart.client.ts sends from the page where a script runs. Start at cart-data.ts (what is shown) and cart-form.ts (what can be wished).
export { cartViewHeader, isCartView } from "./cart-answer.ts";
export type { CartAnswer, CartView } from "./cart-answer.ts";
export { readCart } from "./cart-data.ts";
export type { CartData, CartLineData } from "./cart-data.ts";
export { readCartForm } from "./cart-form.ts";
export { cartMessage } from "./cart-message.ts";
export type { CartFact, RestoreFields } from "./cart-message.ts";
export { CartMessages } from "./cart-messages.tsx";
export { newsOf } from "./cart-notices.ts";
export { CartPage } from "./cart-page.tsx";
export { readPromotions } from "./cart-promotions.ts";
export { CartTotals } from "./cart-totals.tsx";
export type { Sums } from "./cart-totals.tsx";
export type { CartViewData } from "./cart-view-data.ts";
export { readHandover } from "./handover-link.ts";
export { HandoverPage } from "./handover-page.tsx";
export { CartTexts, SideCart } from "./side-cart.tsx";
export { sideCartId } from "./side-cart-id.ts";
export { SideCartView } from "./side-cart-view.tsx";
