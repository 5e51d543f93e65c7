import type { Cart, CartError } from "@hearth/contract";
import { noticeFact, noticeValues } from "./cart-message.ts";
import type { CartFact, NoticeName } from "./cart-message.ts";

/** The cart's errors as facts: known ones with their values, the others as "was adjusted". An empty map comes as a list. */
export function cartNotices({ errors }: Pick<Cart, "errors">): CartFact[] {
  const facts = Object.values(errors ?? {}).map(noticeOf);
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const text = JSON.stringify(fact);
    return !seen.has(text) && seen.add(text);
  });
}

function noticeOf({ messageKey, parameters }: Pick<CartError, "messageKey" | "parameters">): CartFact {
  if (!isNotice(messageKey)) return noticeFact("cart-changed");
  const wanted: [string, unknown][] = noticeValues[messageKey].map((name) => [
    name,
    (parameters ?? {})[name],
  ]);
  const known = wanted.filter(isShown);
  // A sentence with a gap is worse than a general one.
  return known.length === wanted.length
    ? noticeFact(messageKey, Object.fromEntries(known))
    : noticeFact("cart-changed");
}

function isNotice(messageKey: string): messageKey is NoticeName {
  return Object.hasOwn(noticeValues, messageKey);
}

function isShown(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === "number" || (typeof entry[1] === "string" && entry[1] !== "");
}

/** Come back with every calculation while their cause lasts, so the view has a place for them. */
const standing = {
  promotion: ["promotion-not-eligible", "promotion-excluded", "promotions-on-cart-price-zero-error"],
  delivery: [
    "shipping-method-blocked",
    "payment-method-blocked",
    "shipping-address-blocked",
    "billing-address-blocked",
    "shipping-address-invalid",
    "billing-address-invalid",
  ],
} as const satisfies Record<string, readonly NoticeName[]>;

export type Standing = keyof typeof standing;

export function standingNotices(facts: readonly CartFact[], about: Standing): CartFact[] {
  return facts.filter(({ key }) => standing[about].some((name) => key === `cart.notice.${name}`));
}

/** What is news: not the standing ones, unless the change was about them. */
export function newsOf(facts: readonly CartFact[], changed: readonly Standing[]): CartFact[] {
  const known = (["promotion", "delivery"] as const)
    .filter((about) => !changed.includes(about))
    .flatMap((about) => standingNotices(facts, about));
  return facts.filter((fact) => !known.includes(fact));
}
