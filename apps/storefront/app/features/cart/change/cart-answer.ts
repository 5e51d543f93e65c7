import type { CartMessage } from "../read/cart-message.ts";
import type { CartViewData } from "../read/cart-view-data.ts";

/** What the change route and the view route answer to a script: the cart, and what is to be said about the change, once. */
export interface CartAnswer {
  /** Null where no cart could be read: then what is shown stands. */
  view: CartViewData | null;
  /** In codes; whoever shows them finds the words. One with `restore` tells of a line that is gone, and how it comes back. */
  messages: CartMessage[];
}

/** Scripts say that they want data; a form without one is led to a page. */
export function wantsData(headers: Headers): boolean {
  return headers.get("accept")?.includes("application/json") ?? false;
}
