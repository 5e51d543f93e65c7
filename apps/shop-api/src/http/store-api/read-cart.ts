import { endpoints } from "@hearth/contract";
import { handleCart } from "../answer-cart.ts";

export const readCart = handleCart(endpoints.readCart, () => null);
