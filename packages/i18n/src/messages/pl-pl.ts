import { account } from "./pl-pl/account.ts";
import type { Messages } from "../messages.ts";
import { cart } from "./pl-pl/cart.ts";
import { cartNotice } from "./pl-pl/cart-notice.ts";
import { checkout } from "./pl-pl/checkout.ts";
import { cms } from "./pl-pl/cms.ts";
import { consent } from "./pl-pl/consent.ts";
import { contact } from "./pl-pl/contact.ts";
import { error } from "./pl-pl/error.ts";
import { errors } from "./pl-pl/errors.ts";
import { form } from "./pl-pl/form.ts";
import { gallery } from "./pl-pl/gallery.ts";
import { listing } from "./pl-pl/listing.ts";
import { newsletter } from "./pl-pl/newsletter.ts";
import { note } from "./pl-pl/note.ts";
import { order } from "./pl-pl/order.ts";
import { orderErrors } from "./pl-pl/order-errors.ts";
import { orderState } from "./pl-pl/order-state.ts";
import { price } from "./pl-pl/price.ts";
import { product } from "./pl-pl/product.ts";
import { recommendation } from "./pl-pl/recommendation.ts";
import { review } from "./pl-pl/review.ts";
import { search } from "./pl-pl/search.ts";
import { searchOverlay } from "./pl-pl/search-overlay.ts";
import { seo } from "./pl-pl/seo.ts";
import { shell } from "./pl-pl/shell.ts";
import { sideCart } from "./pl-pl/side-cart.ts";
import { video } from "./pl-pl/video.ts";
import { wishlist } from "./pl-pl/wishlist.ts";
import { withdrawal } from "./pl-pl/withdrawal.ts";
import { signIn } from "./pl-pl/sign-in.ts";

export const plPL: Messages = {
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
