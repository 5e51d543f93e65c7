import { endpoints } from "@hearth/contract";
import { takeOffWishlist } from "../../modules/wishlist/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const deleteProductOnWishlist = handle(
  endpoints.deleteProductOnWishlist,
  async ({ services, scope, params }) => {
    await takeOffWishlist(services.writes, scope, params.productId);
    return SUCCESS;
  },
);
