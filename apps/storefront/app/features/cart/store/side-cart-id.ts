/** The drawer; the header's button opens it. */
export const sideCartId = "side-cart";
