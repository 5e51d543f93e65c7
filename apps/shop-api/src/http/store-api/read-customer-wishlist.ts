import { endpoints } from "@hearth/contract";
import { readWishlist } from "../../modules/wishlist/index.ts";
import { handle } from "../endpoint.ts";

export const readCustomerWishlist = handle(endpoints.readCustomerWishlist, ({ services, scope, criteria }) =>
  readWishlist(services.sql, scope, criteria),
);
