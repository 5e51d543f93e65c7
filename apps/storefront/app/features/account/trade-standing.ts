import type { Customer } from "@hearth/contract";

/** Where a customer stands with the account for trade. `private`: it is for companies, and this is none. */
export interface TradeStanding {
  state: "none" | "private" | "requested" | "accepted" | "declined";
  /** Since when; null where nobody knows. */
  at: string | null;
}

/** Net prices are what the group is for, so whoever has them is in, however they came. */
export function tradeStanding(
  customer: Pick<Customer, "accountType" | "group" | "extensions">,
): TradeStanding {
  const { state = "none", at = null } = customer.extensions?.hearthGroupRequest ?? {};
  if (customer.group?.displayGross === false)
    return { state: "accepted", at: state === "accepted" ? at : null };
  if (state === "requested" || state === "declined") return { state, at };
  return { state: customer.accountType === "business" ? "none" : "private", at: null };
}
