import { endpoints } from "@hearth/contract";
import { addLines, readAddition, refusePrices } from "../../modules/cart/index.ts";
import { newId } from "../../platform/new-id.ts";
import { handleCart } from "../answer-cart.ts";

export const addLineItem = handleCart(endpoints.addLineItem, ({ input }) => {
  refusePrices(input.items);
  const addition = readAddition(input.items, newId);
  return {
    productIds: addition.lines.map((line) => line.productId),
    codes: addition.codes,
    apply: (content) => addLines(content, addition),
  };
});
