// What islands of other features use of the cart, without its pages around it.
export { CartTotals } from "./view/cart-totals.tsx";
