import { account } from "./de-de/account.ts";
import { cart } from "./de-de/cart.ts";
import { cartNotice } from "./de-de/cart-notice.ts";
import { checkout } from "./de-de/checkout.ts";
import { cms } from "./de-de/cms.ts";
import { consent } from "./de-de/consent.ts";
import { contact } from "./de-de/contact.ts";
import { error } from "./de-de/error.ts";
import { errors } from "./de-de/errors.ts";
import { form } from "./de-de/form.ts";
import { gallery } from "./de-de/gallery.ts";
import { listing } from "./de-de/listing.ts";
import { newsletter } from "./de-de/newsletter.ts";
import { note } from "./de-de/note.ts";
import { order } from "./de-de/order.ts";
import { orderErrors } from "./de-de/order-errors.ts";
import { orderState } from "./de-de/order-state.ts";
import { price } from "./de-de/price.ts";
import { product } from "./de-de/product.ts";
import { recommendation } from "./de-de/recommendation.ts";
import { review } from "./de-de/review.ts";
import { search } from "./de-de/search.ts";
import { searchOverlay } from "./de-de/search-overlay.ts";
import { seo } from "./de-de/seo.ts";
import { shell } from "./de-de/shell.ts";
import { sideCart } from "./de-de/side-cart.ts";
import { video } from "./de-de/video.ts";
import { wishlist } from "./de-de/wishlist.ts";
import { withdrawal } from "./de-de/withdrawal.ts";
import { signIn } from "./de-de/sign-in.ts";

/** German is written first: its keys are the list the other languages must have. One file per area of the shop. */
export const deDE = {
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
} as const;
