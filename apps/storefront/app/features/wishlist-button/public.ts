// The heart at a product: on cards, on the product page, in lines of the cart. It is a form, so customers can use it without script;
// features/wishlist keeps the list. Apart from it, because the wishlist shows cards itself.
export { WishlistButton } from "./wishlist-button.tsx";
