// What islands of other features take from the cart: the form that changes it.
export { CartButton, CartForm, CartIconButton } from "./view/cart-form.tsx";
export { useCartLanguage } from "./change/use-cart-language.ts";
