import { endpoints } from "@hearth/contract";
import { refusePrices, updateLines } from "../../modules/cart/index.ts";
import { handleCart } from "../answer-cart.ts";

export const updateLineItem = handleCart(endpoints.updateLineItem, ({ input }) => {
  refusePrices(input.items);
  return { productIds: [], codes: [], apply: (content) => updateLines(content, input.items) };
});
