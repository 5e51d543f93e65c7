import { account } from "./en-gb/account.ts";
import type { Messages } from "../messages.ts";
import { cart } from "./en-gb/cart.ts";
import { cartNotice } from "./en-gb/cart-notice.ts";
import { checkout } from "./en-gb/checkout.ts";
import { cms } from "./en-gb/cms.ts";
import { consent } from "./en-gb/consent.ts";
import { contact } from "./en-gb/contact.ts";
import { error } from "./en-gb/error.ts";
import { errors } from "./en-gb/errors.ts";
import { form } from "./en-gb/form.ts";
import { gallery } from "./en-gb/gallery.ts";
import { listing } from "./en-gb/listing.ts";
import { newsletter } from "./en-gb/newsletter.ts";
import { note } from "./en-gb/note.ts";
import { order } from "./en-gb/order.ts";
import { orderErrors } from "./en-gb/order-errors.ts";
import { orderState } from "./en-gb/order-state.ts";
import { price } from "./en-gb/price.ts";
import { product } from "./en-gb/product.ts";
import { recommendation } from "./en-gb/recommendation.ts";
import { review } from "./en-gb/review.ts";
import { search } from "./en-gb/search.ts";
import { searchOverlay } from "./en-gb/search-overlay.ts";
import { seo } from "./en-gb/seo.ts";
import { shell } from "./en-gb/shell.ts";
import { sideCart } from "./en-gb/side-cart.ts";
import { video } from "./en-gb/video.ts";
import { wishlist } from "./en-gb/wishlist.ts";
import { withdrawal } from "./en-gb/withdrawal.ts";
import { signIn } from "./en-gb/sign-in.ts";

export const enGB: Messages = {
  ...account,
  ...cart,
  ...cartNotice,
  ...checkout,
  ...cms,
  ...consent,
  ...contact,
  ...error,
  ...errors,
  ...form,
  ...gallery,
  ...listing,
  ...newsletter,
  ...note,
  ...order,
  ...orderErrors,
  ...orderState,
  ...price,
  ...product,
  ...recommendation,
  ...review,
  ...search,
  ...searchOverlay,
  ...seo,
  ...shell,
  ...sideCart,
  ...video,
  ...wishlist,
  ...withdrawal,
  ...signIn,
};
