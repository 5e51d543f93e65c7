/** What a new shop needs before it sells, in the order people do it. */
export const setupSteps = [
  "company",
  "legal",
  "taxes",
  "shipping",
  "payment",
  "product",
  "colleague",
] as const;

export type SetupStep = (typeof setupSteps)[number];

/** Steps that may be right as they are: somebody looks and says so. */
export const confirmedSteps = ["taxes", "shipping"] as const satisfies readonly SetupStep[];

export type ConfirmedStep = (typeof confirmedSteps)[number];

/** Pages of the law that cannot be the demo's. */
export const pagesOfItsOwn = ["terms", "withdrawal", "privacy", "imprint"] as const;

export interface SetupFacts {
  isCompanyWritten: boolean;
  /** Pages of the law with a wording of staff that holds. */
  writtenPages: readonly string[];
  /** A rate of staff holds or is planned. */
  hasChangedTax: boolean;
  hasChangedTariff: boolean;
  /** What somebody has looked at and found right. */
  confirmed: readonly string[];
  /** Ways to pay that are offered. */
  payments: readonly { showsBankAccount: boolean }[];
  hasBankAccount: boolean;
  hasOwnProduct: boolean;
  /** People who can sign in. */
  people: number;
}

/** Somebody who is ill or leaves must not leave the shop without anybody: two people. */
export function setupState(facts: SetupFacts): Record<SetupStep, boolean> {
  const { payments, hasBankAccount, writtenPages } = facts;
  return {
    company: facts.isCompanyWritten,
    legal: pagesOfItsOwn.every((page) => writtenPages.includes(page)),
    taxes: facts.hasChangedTax || facts.confirmed.includes("taxes"),
    shipping: facts.hasChangedTariff || facts.confirmed.includes("shipping"),
    // A transfer without an account to send it to is no way to pay.
    payment: payments.some(({ showsBankAccount }) => hasBankAccount || !showsBankAccount),
    product: facts.hasOwnProduct,
    colleague: facts.people > 1,
  };
}
