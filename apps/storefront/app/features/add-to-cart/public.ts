// The form that puts a product into the cart: on cards, on the product page, in rows of accessories. It holds facts of the product only
// and works without script; features/cart does the rest. Apart from it, because the cart shows cards itself.
export { AddToCart } from "./add-to-cart.tsx";
