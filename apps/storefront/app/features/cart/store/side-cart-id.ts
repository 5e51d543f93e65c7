/** The drawer; the header's button opens it. */
export const SIDE_CART_ID = "side-cart";
