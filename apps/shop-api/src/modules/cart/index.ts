// Carts: one row per context, calculated anew by @hearth/rules on every call, told in the contract's shape.
// Start at change-cart.ts; what a change may be stands in change-lines.ts, what a cart costs in docs/cart.md.
export { admitCodes, type CodePorts } from "./admit-codes.ts";
export { deleteCarts, saveCart } from "./cart.sql.ts";
export { emptyCart } from "./cart-content.ts";
export { type CartServices, createCartServices } from "./cart-services.ts";
export { changeCart, type CartChange, type CartVisit } from "./change-cart.ts";
export { addLines, readAddition, removeLines, updateLines } from "./change-lines.ts";
export { orderKey } from "./checkout-hash.ts";
export { dictatedCart } from "./dictated-cart.ts";
export type { EvaluatedCart } from "./evaluate-cart.ts";
export { refusePrices } from "./line-request.ts";
export { mergeCart, moveCart } from "./move-cart.ts";
export { presentCart } from "./present/present-cart.ts";
export { presentSum } from "./present/present-tax.ts";
export { type CurrentCart, readCart } from "./read-cart.ts";
export { tryCart } from "./try-cart.ts";
