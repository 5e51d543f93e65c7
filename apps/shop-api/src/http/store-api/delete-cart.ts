import { endpoints } from "@hearth/contract";
import { emptyCart } from "../../modules/cart/index.ts";
import { handleCart } from "../answer-cart.ts";

export const deleteCart = handleCart(endpoints.deleteCart, () => ({
  productIds: [],
  codes: [],
  apply: () => emptyCart,
}));
