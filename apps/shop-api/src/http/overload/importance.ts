import type { Endpoint } from "@hearth/contract";

/** What gives way first when there is too much: whoever looks around, then carts, last whoever is paying. */
export type Importance = "browse" | "cart" | "checkout";

/** What somebody between cart and paid order needs, and what the law wants at any hour. */
const checkoutPaths = [
  "/account",
  "/checkout/order",
  "/context",
  "/country",
  "/country-state",
  "/handle-payment",
  "/hearth/account",
  "/hearth/order",
  "/hearth/payment",
  "/language",
  "/order",
  "/payment-method",
  "/salutation",
  "/shipping-method",
  "/withdrawal",
];

export function importanceOf({ path, cache }: Pick<Endpoint, "path" | "cache">): Importance {
  if (checkoutPaths.some((start) => path === start || path.startsWith(`${start}/`))) return "checkout";
  return cache === "public" ? "browse" : "cart";
}

/** Of what browsing may take, in requests and in delay. */
const SHARES: Readonly<Record<Importance, number>> = { browse: 1, cart: 2, checkout: 4 };

export interface Load {
  /** Requests begun and not answered, with the one that asks. */
  running: number;
  loopDelayMs: number;
}

/** Whether a request is better turned away than begun. */
export function isTooMuch(importance: Importance, load: Load, most: Load): boolean {
  const share = SHARES[importance];
  return load.running > most.running * share || load.loopDelayMs > most.loopDelayMs * share;
}
