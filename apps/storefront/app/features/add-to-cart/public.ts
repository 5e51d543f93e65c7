// The form that puts a product into the cart: on cards, on the product page, in rows of accessories. The island
// is a form of features/cart; this part is apart from it, because the cart shows cards itself.
export { AddToCart } from "./add-to-cart.tsx";
