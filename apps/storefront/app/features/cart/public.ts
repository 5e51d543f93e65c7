// The cart: its page, its drawer, and every change of it. Changes are plain forms posted to one route (routes/checkout/cart-change.ts), which
// its islands send from the page where a script runs. Start at read/cart-data.ts (what is shown), change/cart-command.ts (what can
// be asked for) and store/cart-store.ts (the cart of a page in the browser).
export { wantsData } from "./change/cart-answer.ts";
export type { CartAnswer } from "./change/cart-answer.ts";
export { readCommand } from "./change/cart-command.ts";
export { readCart } from "./read/read-cart.ts";
export type { CartData, CartLineData } from "./read/cart-data.ts";
export type { CartMessage } from "./read/cart-message.ts";
export { readPromotions } from "./read/cart-promotions.ts";
export type { CartViewData } from "./read/cart-view-data.ts";
export { readHandover } from "./read/handover-link.ts";
export { trackedItem, trackedItems } from "./read/tracked-items.ts";
export { newMessages } from "./read/shop-messages.ts";
export { CartLink } from "./view/cart-link.island.tsx";
export { CartMessages } from "./view/cart-messages.tsx";
export { CartPage } from "./page/cart-page.island.tsx";
export { CartSeen } from "./view/cart-seen.island.tsx";
export { CartTotals } from "./view/cart-totals.tsx";
export type { Sums } from "./view/cart-totals.tsx";
export { HandoverPage } from "./page/handover-page.tsx";
export { SideCart } from "./view/side-cart/side-cart.island.tsx";
