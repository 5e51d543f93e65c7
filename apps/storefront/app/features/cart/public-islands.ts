// What islands of other features take from the cart, and what its public.ts would lead back to themselves.
export { AddToCartForm } from "./view/add-to-cart-form.island.tsx";
export { cartStore, knownView } from "./store/cart-store.ts";
export { CartTotals } from "./view/cart-totals.tsx";
