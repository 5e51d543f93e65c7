import type { Cart, CartError } from "@hearth/contract";
import { shopMessage, shopMessageValues } from "./cart-message.ts";
import type { CartMessage, ShopMessageName } from "./cart-message.ts";

/** The cart's errors as messages: known ones with their values, the others as "was adjusted". An empty map comes as a list. */
export function shopMessages({ errors }: Pick<Cart, "errors">): CartMessage[] {
  const messages = Object.values(errors ?? {}).map(messageOf);
  const seen = new Set<string>();
  return messages.filter((message) => {
    const text = JSON.stringify(message);
    return !seen.has(text) && seen.add(text);
  });
}

function messageOf({ messageKey, parameters }: Pick<CartError, "messageKey" | "parameters">): CartMessage {
  const wanted = isKnown(messageKey) ? [messageKey] : [];
  // Some shops name the goods that cannot come.
  if (messageKey === "shipping-address-blocked") wanted.unshift("shipping-address-blocked-products");
  // A sentence with a gap is worse than a general one.
  return (
    wanted.flatMap((name) => filledMessage(name, parameters ?? {}) ?? [])[0] ?? shopMessage("cart-changed")
  );
}

/** Null: the shop does not say everything the text needs. */
function filledMessage(name: ShopMessageName, parameters: Record<string, unknown>): CartMessage | null {
  const wanted: [string, unknown][] = shopMessageValues[name].map((value) => [value, parameters[value]]);
  const known = wanted.filter(isShown);
  return known.length === wanted.length ? shopMessage(name, Object.fromEntries(known)) : null;
}

function isKnown(messageKey: string): messageKey is ShopMessageName {
  return Object.hasOwn(shopMessageValues, messageKey);
}

function isShown(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === "number" || (typeof entry[1] === "string" && entry[1] !== "");
}

/** Come back with every calculation while their cause lasts, so the view has a place for them. */
const lasting = {
  promotion: ["promotion-not-eligible", "promotion-excluded", "promotions-on-cart-price-zero-error"],
  delivery: [
    "shipping-method-blocked",
    "payment-method-blocked",
    "shipping-address-blocked",
    "shipping-address-blocked-products",
    "billing-address-blocked",
    "shipping-address-invalid",
    "billing-address-invalid",
  ],
} as const satisfies Record<string, readonly ShopMessageName[]>;

export type Lasting = keyof typeof lasting;

export function lastingMessages(messages: readonly CartMessage[], about: Lasting): CartMessage[] {
  return messages.filter(({ key }) => lasting[about].some((name) => key === `cart.notice.${name}`));
}

/** What is new: not the lasting ones, unless the change was about them. */
export function newMessages(messages: readonly CartMessage[], changed: readonly Lasting[]): CartMessage[] {
  const known = (["promotion", "delivery"] as const)
    .filter((about) => !changed.includes(about))
    .flatMap((about) => lastingMessages(messages, about));
  return messages.filter((message) => !known.includes(message));
}
