import type { Static } from "typebox";
import { entitySearchResult } from "../../envelope.ts";
import { type CustomerId, idSchema, type SalesChannelId } from "../../schema/id.ts";
import { answerObject } from "../../schema/schema-parts.ts";
import { ProductSchema } from "../product/product.ts";

const CustomerWishlistSchema = answerObject("CustomerWishlist", "customer_wishlist", {
  id: idSchema(),
  customerId: idSchema<CustomerId>(),
  salesChannelId: idSchema<SalesChannelId>(),
});

export const WishlistSchema = answerObject("Wishlist", "wishlist_products", {
  wishlist: CustomerWishlistSchema,
  products: entitySearchResult(ProductSchema, "ProductResult"),
});

export type Wishlist = Static<typeof WishlistSchema>;
