import type { Customer, NewsletterStatus } from "@hearth/contract";
import { addressView } from "../address/public.ts";
import { tradeStanding } from "./trade-standing.ts";
import type { TradeStanding } from "./trade-standing.ts";
import type { AddressView } from "../address/public.ts";

/** The day orders were not taken along to, item 9. */
const SHOP_MOVED = "2025-05-07";

export interface OverviewData {
  firstName: string;
  name: string;
  email: string;
  company: string | null;
  customerNumber: string;
  shipping: AddressView | null;
  billing: AddressView | null;
  payment: string | null;
  newsletter: "subscribed" | "waiting" | "none";
  /** Prices without VAT in the cart. */
  isNet: boolean;
  trade: TradeStanding;
  /** Orders of the shop before this one are not here, and this account may have some. */
  mayMissOrders: boolean;
}

export function overviewData(customer: Customer, newsletter: NewsletterStatus): OverviewData {
  const { firstName, lastName, email, company, customerNumber } = customer;
  const { defaultShippingAddress, defaultBillingAddress, defaultPaymentMethod, group } = customer;
  const view = (address: typeof defaultShippingAddress) => (address ? addressView(address, customer) : null);
  return {
    firstName,
    name: `${firstName} ${lastName}`.trim(),
    email,
    company,
    customerNumber,
    shipping: view(defaultShippingAddress),
    billing: view(defaultBillingAddress),
    payment: defaultPaymentMethod?.translated.name ?? defaultPaymentMethod?.name ?? null,
    newsletter: newsletterState(newsletter),
    isNet: group?.displayGross === false,
    trade: tradeStanding(customer),
    mayMissOrders: (customer.createdAt ?? "") < SHOP_MOVED,
  };
}

function newsletterState(status: NewsletterStatus): OverviewData["newsletter"] {
  if (status === "optIn" || status === "direct") return "subscribed";
  return status === "notSet" ? "waiting" : "none";
}
