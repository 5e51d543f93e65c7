// What islands of other features take from the cart, without its pages around it.
export { CartButton, CartForm, CartIconButton } from "./view/cart-form.tsx";
export { useCartLanguage } from "./change/use-cart-language.ts";
export { CartTotals } from "./view/cart-totals.tsx";
