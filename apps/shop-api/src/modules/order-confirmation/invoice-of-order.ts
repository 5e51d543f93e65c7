import { shopDay } from "@hearth/rules";
import type { BankAccount } from "../../platform/config/payment-config.ts";
import type { Seller } from "../../platform/config/seller-config.ts";
import { type Invoice, makeInvoice } from "../document/index.ts";
import type { OrderDocument } from "../order/index.ts";

export interface IssuedInvoice {
  number: string;
  /** ISO time. */
  issuedAt: string;
  localeCode: string;
  seller: Seller;
  bank: BankAccount | null;
}

/** The account named to the buyer when ordering stays the one, whatever the settings say by now. */
export function invoiceOf({ order }: OrderDocument, { issuedAt, bank, ...issue }: IssuedInvoice): Invoice {
  const told = order.extensions?.hearthOrder?.bankDetails;
  return makeInvoice(order, { ...issue, bank: told ?? bank, issuedOn: shopDay(issuedAt) });
}

/** The wording of the digital waiver that was given, by its hash. */
export function waiverHash({ order }: OrderDocument): string | null {
  const consents = order.extensions?.hearthOrder?.consents ?? [];
  return consents.find(({ kind }) => kind === "digital-waiver")?.hash ?? null;
}
