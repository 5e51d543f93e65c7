/** What goes when a demo is emptied, and what stays, as its owner is told before. */
export const goingThings = [
  "products",
  "categories",
  "makers",
  "customers",
  "orders",
  "promotions",
  "reviews",
  "pages",
  "pictures",
] as const;
export const stayingThings = [
  "staff",
  "audit",
  "settings",
  "taxes",
  "countries",
  "law",
  "properties",
] as const;

export type GoingThing = (typeof goingThings)[number];
export type DemoState = "none" | "demo" | "asked" | "emptied";

export interface DemoFacts {
  isMarked: boolean;
  isAsked: boolean;
  isEmptied: boolean;
  /** A provider that moves real money is connected: whoever takes money runs no demo. */
  takesMoney: boolean;
}

export function demoState({ isMarked, isAsked, isEmptied, takesMoney }: DemoFacts): DemoState {
  if (!isMarked) return "none";
  if (isEmptied) return "emptied";
  // What was asked for is done, even if somebody connects a provider in the same minute.
  if (isAsked) return "asked";
  return takesMoney ? "none" : "demo";
}

/** Keys and addresses under which providers move real money. */
export function takesRealMoney(keys: {
  stripeKey: string | undefined;
  paypalUrl: string | undefined;
}): boolean {
  return /^[a-z]+_live_/.test(keys.stripeKey ?? "") || keys.paypalUrl === "https://api-m.paypal.com";
}
