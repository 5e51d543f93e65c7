import { endpoints } from "@hearth/contract";
import { addToWishlist, mergeWishlist, readWishlist, takeOffWishlist } from "../../modules/wishlist/index.ts";
import { SUCCESS } from "../answer/answers.ts";
import { handle } from "../answer/endpoint.ts";

export const wishlistHandlers = {
  readCustomerWishlist: handle(endpoints.readCustomerWishlist, ({ services, scope, criteria }) =>
    readWishlist(services.sql, scope, criteria),
  ),

  addProductOnWishlist: handle(endpoints.addProductOnWishlist, async ({ services, scope, params }) => {
    await addToWishlist(services.writes, scope, params.productId);
    return SUCCESS;
  }),

  deleteProductOnWishlist: handle(endpoints.deleteProductOnWishlist, async ({ services, scope, params }) => {
    await takeOffWishlist(services.writes, scope, params.productId);
    return SUCCESS;
  }),

  mergeProductOnWishlist: handle(endpoints.mergeProductOnWishlist, async ({ services, scope, input }) => {
    await mergeWishlist(services.writes, scope, input.productIds);
    return SUCCESS;
  }),
} as const;
