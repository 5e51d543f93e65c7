import type { ShopPaths } from "../../../platform/links/shop-paths.tsx";
import type { ProductCardData } from "../../listing/public-data.ts";
import type { CartData } from "./cart-data.ts";

/** Everything a view of the cart shows. Both views, page and side, are made from it. */
export interface CartViewData {
  cart: CartData;
  /** Products that go with those in the cart, and can be put in as they are. */
  crossSelling: ProductCardData[];
  shop: CartShop;
}

/** What the shop itself says beside a cart: the same for everybody. */
export interface CartShop {
  paths: ShopPaths;
  /** A content page, without language. */
  zeroVatPath: string;
  /** The shop delivers there. */
  countries: { id: string; name: string }[];
  /** Where the language is spoken; null: the shop does not deliver there, or begins there anyway. */
  homeCountryId: string | null;
  shippingMethods: { id: string; name: string }[];
  paymentMethods: { id: string; name: string }[];
  /** The wallet that can be opened from the cart; null: there is none. */
  expressMethodId: string | null;
}
