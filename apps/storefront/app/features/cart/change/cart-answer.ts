import type { WordedMessage, RestoreFields } from "../read/cart-message.ts";

/** Which part of a page shows the cart: the element `[data-cart-view]` of that name. */
export const cartViews = ["page", "side", "none"] as const;
export type CartView = (typeof cartViews)[number];

/** Asks the change route for JSON, and names the view that has to be written anew. */
export const cartViewHeader = "x-cart-view";

/**
 * What the change route and the view route answer to a script. The HTML holds no messages: they belong to the answer and are shown by
 * whoever asked, once.
 */
export type CartAnswer = {
  /** New content of the view's element; empty when nothing could be read. Then the old content stands. */
  html: string;
  count: number | null;
  version: number | null;
  messages: WordedMessage[];
  /** After a removal: the fields, intent included, that put the line back when posted to the change route. */
  removed?: RestoreFields;
};

export function isCartView(text: string | null): text is CartView {
  return (cartViews as readonly (string | null)[]).includes(text);
}
