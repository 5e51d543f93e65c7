/** What a button of the checkout form wants. */
export const checkoutIntents = [
  "apply",
  "edit-contact",
  "edit-shipping",
  "edit-billing",
  "edit-cart",
  "order",
] as const;

export type CheckoutIntent = (typeof checkoutIntents)[number];

/** Whoever presses enter in a field wants nothing more than to go on. */
export function readIntent(value: unknown): CheckoutIntent {
  return checkoutIntents.find((intent) => intent === value) ?? "apply";
}

/** Where a button leads once everything is kept; without language. */
export const intentPaths: Readonly<Record<Exclude<CheckoutIntent, "order">, string>> = {
  apply: "/checkout",
  "edit-contact": "/checkout?as=guest",
  "edit-shipping": "/checkout/address/shipping",
  "edit-billing": "/checkout/address/billing",
  "edit-cart": "/checkout/cart",
};
