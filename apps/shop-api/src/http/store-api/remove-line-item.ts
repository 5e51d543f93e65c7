import { endpoints } from "@hearth/contract";
import { type CartChange, removeLines } from "../../modules/cart/index.ts";
import { handleCart } from "../answer-cart.ts";

const removal = ({ input }: { input: { ids: string[] } }): CartChange => ({
  productIds: [],
  codes: [],
  apply: (content) => removeLines(content, input.ids),
});

export const removeLineItem = handleCart(endpoints.removeLineItem, removal);
export const removeLineItemDeprecated = handleCart(endpoints.removeLineItemDeprecated, removal);
