// The cart: its page, its drawer, and every change of it. Changes are plain forms posted to one route (routes/cart/change.ts), which
// cart.client.ts sends from the page where a script runs. Start at cart-data.ts (what is shown) and cart-form.ts (what can be wished).
export { readCart } from "./cart-data.ts";
export type { CartData } from "./cart-data.ts";
export { CartTexts, SideCart } from "./side-cart.tsx";
export { sideCartId } from "./side-cart-id.ts";
