// The form that puts a product into the cart: on cards, on the product page, in rows of accessories. It works without script; with one it
// is a form of features/cart. Apart from it, because the cart shows cards itself.
export { AddToCart } from "./add-to-cart.tsx";
