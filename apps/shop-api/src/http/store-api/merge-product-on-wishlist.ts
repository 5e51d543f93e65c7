import { endpoints } from "@hearth/contract";
import { mergeWishlist } from "../../modules/wishlist/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const mergeProductOnWishlist = handle(
  endpoints.mergeProductOnWishlist,
  async ({ services, scope, input }) => {
    await mergeWishlist(services.writes, scope, input.productIds);
    return SUCCESS;
  },
);
