import { endpoints } from "@hearth/contract";
import { addToWishlist } from "../../modules/wishlist/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const addProductOnWishlist = handle(
  endpoints.addProductOnWishlist,
  async ({ services, scope, params }) => {
    await addToWishlist(services.writes, scope, params.productId);
    return SUCCESS;
  },
);
