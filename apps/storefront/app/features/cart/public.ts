// The cart: its page, its drawer, and every change of it. Changes are plain forms posted to one route (routes/checkout/cart-change.ts), which
// cart.client.ts sends from the page where a script runs. Start at cart-data.ts (what is shown) and cart-form.ts (what can be wished).
export { cartViewHeader, isCartView } from "./change/cart-answer.ts";
export type { CartAnswer, CartView } from "./change/cart-answer.ts";
export { readCart } from "./read/cart-data.ts";
export type { CartData, CartLineData } from "./read/cart-data.ts";
export { readCommand } from "./change/cart-command.ts";
export { cartMessage } from "./read/cart-message.ts";
export type { CartMessage, RestoreFields } from "./read/cart-message.ts";
export { CartMessages } from "./view/cart-messages.tsx";
export { newMessages } from "./read/shop-messages.ts";
export { CartPage } from "./view/cart-page.tsx";
export { readPromotions } from "./read/cart-promotions.ts";
export { CartTotals } from "./view/cart-totals.tsx";
export type { Sums } from "./view/cart-totals.tsx";
export type { CartViewData } from "./read/cart-view-data.ts";
export { readHandover } from "./read/handover-link.ts";
export { HandoverPage } from "./view/handover-page.tsx";
export { CartTexts, SideCart } from "./view/side-cart.tsx";
export { sideCartId } from "./view/side-cart-id.ts";
export { SideCartView } from "./view/side-cart-view.tsx";
