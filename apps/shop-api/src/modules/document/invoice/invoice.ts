import { createFormatters, type Formatters, type Locale } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import type { BankAccount } from "../../../platform/config/payment-config.ts";
import type { Seller } from "../../../platform/config/seller-config.ts";

/** Everything an invoice says, in whole cents and days. Paper and structured data are both made from it. */
export interface Invoice {
  number: string;
  /** The invoice this one takes back, all of it or a part, if it does: then all its sums are negative. */
  cancels: { number: string; issuedOn: string; isPart: boolean } | null;
  locale: Locale;
  /** Days, as in the shop's calendar. */
  issuedOn: string;
  orderedOn: string;
  /** Promised, because the invoice is written before the goods leave; null: no day was promised. */
  delivery: { earliest: string; latest: string } | null;
  /** Its name; null: nothing is sent. */
  shippingMethod: string | null;
  orderNumber: string;
  customerNumber: string | null;
  seller: Seller;
  buyer: Party;
  /** Null: to the buyer's address, or nothing is sent. */
  deliverTo: Party | null;
  /** Of the goods' prices as they are shown: with or without tax. */
  pricesIncludeTax: boolean;
  lines: InvoiceLine[];
  /** Discounts are negative. One row for each tax rate they touch. */
  discounts: InvoiceSum[];
  shipping: InvoiceSum[];
  taxes: TaxSum[];
  netCents: number;
  taxCents: number;
  totalCents: number;
  /** ISO 4217. */
  currency: string;
  payment: InvoicePayment;
}

/** What it is called in its language. */
export function invoiceName({ locale, cancels }: Invoice): string {
  const { invoice, storno, creditNote } = documentTexts[locale];
  return cancels ? (cancels.isPart ? creditNote : storno) : invoice;
}

/** What one that takes another back says instead. */
export function reversalWords({ locale, cancels }: Invoice) {
  const { stornoWords, creditWords } = documentTexts[locale];
  return cancels ? (cancels.isPart ? creditWords : stornoWords) : null;
}

/** Its language, and its own currency. */
export function invoiceFormat({ locale, currency }: Invoice): Formatters {
  const format = createFormatters(locale);
  return { ...format, money: (cents) => format.money(cents, currency) };
}

export interface Party {
  company: string | null;
  name: string;
  street: string;
  additional: string[];
  zipcode: string;
  city: string;
  countryIso: string;
  vatId: string | null;
  email: string | null;
}

export interface InvoiceLine extends TaxSum {
  position: number;
  productNumber: string | null;
  label: string;
  /** Chosen options: "Farbe: Weiß". */
  details: string[];
  quantity: number;
  unitCents: number;
  /** As it was shown: with or without tax. */
  totalCents: number;
}

export interface InvoiceSum extends TaxSum {
  label: string;
  totalCents: number;
}

export interface TaxSum {
  taxRate: number;
  netCents: number;
  taxCents: number;
}

export interface InvoicePayment {
  /** What kind decides, by technical name; the name is for people. */
  kind: "prepayment" | "invoice" | "provider";
  name: string;
  /** Where to send the money; null: nowhere, somebody else collects it. */
  bank: BankAccount | null;
  reference: string;
}
