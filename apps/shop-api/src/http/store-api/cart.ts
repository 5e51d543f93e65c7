import { endpoints } from "@hearth/contract";
import {
  addLines,
  type CartChange,
  emptyCart,
  readAddition,
  refusePrices,
  removeLines,
  updateLines,
} from "../../modules/cart/index.ts";
import { newId } from "../../platform/new-id.ts";
import { handleCart } from "../answer/answer-cart.ts";

const removal = ({ input }: { input: { ids: string[] } }): CartChange => ({
  productIds: [],
  codes: [],
  apply: (content) => removeLines(content, input.ids),
});

export const cartHandlers = {
  readCart: handleCart(endpoints.readCart, () => null),

  deleteCart: handleCart(endpoints.deleteCart, () => ({
    productIds: [],
    codes: [],
    apply: () => emptyCart,
  })),

  addLineItem: handleCart(endpoints.addLineItem, ({ input }) => {
    refusePrices(input.items);
    const addition = readAddition(input.items, newId);
    return {
      productIds: addition.lines.map((line) => line.productId),
      codes: addition.codes,
      apply: (content) => addLines(content, addition),
    };
  }),

  updateLineItem: handleCart(endpoints.updateLineItem, ({ input }) => {
    refusePrices(input.items);
    return { productIds: [], codes: [], apply: (content) => updateLines(content, input.items) };
  }),

  removeLineItem: handleCart(endpoints.removeLineItem, removal),

  removeLineItemDeprecated: handleCart(endpoints.removeLineItemDeprecated, removal),

  /** Facts the shopper gives before an address is known. Absent ones stay as they are. */
  updateCartDetails: handleCart(endpoints.updateCartDetails, ({ input }) => ({
    productIds: [],
    codes: [],
    apply: (content) => ({
      ...content,
      ...(input.zipcode !== undefined && { zipcode: input.zipcode?.trim() || null }),
      ...(input.taxDeclaration !== undefined && { taxDeclaration: input.taxDeclaration }),
      ...(input.customerComment !== undefined && { customerComment: input.customerComment?.trim() || null }),
    }),
  })),
} as const;
