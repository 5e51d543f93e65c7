import { endpoints } from "@hearth/contract";
import { handleCart } from "../answer-cart.ts";

/** Facts the shopper gives before an address is known. Absent ones stay as they are. */
export const updateCartDetails = handleCart(endpoints.updateCartDetails, ({ input }) => ({
  productIds: [],
  codes: [],
  apply: (content) => ({
    ...content,
    ...(input.zipcode !== undefined && { zipcode: input.zipcode?.trim() || null }),
    ...(input.taxDeclaration !== undefined && { taxDeclaration: input.taxDeclaration }),
    ...(input.customerComment !== undefined && { customerComment: input.customerComment?.trim() || null }),
  }),
}));
