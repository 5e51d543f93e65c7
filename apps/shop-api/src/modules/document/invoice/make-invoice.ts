import type { CalculatedPrice, Order, OrderAddress, OrderLineItem } from "@hearth/contract";
import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { paymentTraits, type RateSum, shopDay, toCents } from "@hearth/rules";
import type { BankAccount } from "../../../platform/config/payment-config.ts";
import type { Seller } from "../../../platform/config/seller-config.ts";
import type { Invoice, InvoiceLine, InvoicePayment, InvoiceSum, Party, TaxSum } from "./invoice.ts";

export interface InvoiceIssue {
  number: string;
  /** ISO day. */
  issuedOn: string;
  localeCode: string;
  seller: Seller;
  bank: BankAccount | null;
}

/** An invoice of an order as it was agreed. Nothing is calculated anew: sums of the order are its sums. */
export function makeInvoice(order: Order, issue: InvoiceIssue): Invoice {
  const { seller, bank, localeCode, number, issuedOn } = issue;
  const includesTax = order.taxStatus === "gross";
  const items = order.lineItems ?? [];
  const taxes = taxSums(order.price.calculatedTaxes, includesTax);
  const totalCents = toCents(order.amountTotal);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const [delivery] = order.deliveries ?? [];
  return {
    number,
    cancels: null,
    locale: isLocale(localeCode) ? localeCode : DEFAULT_LOCALE,
    issuedOn,
    orderedOn: order.orderDate,
    delivery: promised(delivery?.shippingDateEarliest, delivery?.shippingDateLatest),
    shippingMethod: delivery?.shippingMethod?.translated.name ?? null,
    orderNumber: order.orderNumber,
    customerNumber: order.orderCustomer?.customerNumber ?? null,
    seller,
    buyer: party(order.billingAddress, order),
    deliverTo:
      delivery && delivery.shippingOrderAddressId !== order.billingAddressId
        ? party(delivery.shippingOrderAddress, null)
        : null,
    pricesIncludeTax: includesTax,
    lines: items
      .filter(({ type }) => type === "product")
      .map((item, index) => invoiceLine(item, index + 1, includesTax)),
    discounts: items
      .filter(({ type }) => type === "promotion")
      .flatMap(({ label, price }) => splitByRate(label, price, includesTax)),
    shipping: splitByRate(delivery?.shippingMethod?.translated.name ?? "", order.shippingCosts, includesTax),
    taxes,
    netCents: totalCents - taxCents,
    taxCents,
    totalCents,
    currency: order.currency?.isoCode ?? "EUR",
    payment: payment(order, bank),
  };
}

/** What the invoice of an order says about its rates of tax, and about shipping, with tax. */
export function sumsOf(order: Order): { rates: RateSum[]; shipping: RateSum[] } {
  const includesTax = order.taxStatus === "gross";
  const gross = ({ taxRate, netCents, taxCents }: TaxSum) => ({
    taxRate,
    grossCents: netCents + taxCents,
    taxCents,
  });
  return {
    rates: taxSums(order.price.calculatedTaxes, includesTax).map(gross),
    shipping: taxSums(order.shippingCosts.calculatedTaxes, includesTax).map(gross),
  };
}

function invoiceLine(item: OrderLineItem, position: number, includesTax: boolean): InvoiceLine {
  const [tax] = taxSums(item.price.calculatedTaxes, includesTax);
  return {
    position,
    productNumber: item.payload.productNumber ?? null,
    label: item.label,
    details: optionTexts(item),
    quantity: item.quantity,
    unitCents: toCents(item.unitPrice),
    totalCents: toCents(item.totalPrice),
    ...(tax ?? { taxRate: 0, netCents: toCents(item.totalPrice), taxCents: 0 }),
  };
}

/** Chosen options: "Farbe: Weiß". */
export function optionTexts({ payload }: OrderLineItem): string[] {
  return (payload.options ?? []).map(
    ({ translated, group, option }) => `${translated?.group ?? group}: ${translated?.option ?? option}`,
  );
}

/** A discount or shipping may touch several rates; parts that are nothing are left out. */
function splitByRate(label: string, price: CalculatedPrice, includesTax: boolean): InvoiceSum[] {
  return taxSums(price.calculatedTaxes, includesTax)
    .map((tax) => ({ label, totalCents: includesTax ? tax.netCents + tax.taxCents : tax.netCents, ...tax }))
    .filter(({ totalCents }) => totalCents !== 0);
}

function taxSums(taxes: CalculatedPrice["calculatedTaxes"], includesTax: boolean): TaxSum[] {
  return taxes.map(({ taxRate, tax, price }) => {
    const taxCents = toCents(tax);
    return { taxRate, taxCents, netCents: toCents(price) - (includesTax ? taxCents : 0) };
  });
}

function promised(earliest: string | null | undefined, latest: string | null | undefined) {
  return earliest && latest ? { earliest: shopDay(earliest), latest: shopDay(latest) } : null;
}

function party(address: OrderAddress | null | undefined, order: Order | null): Party {
  if (!address) throw new Error("An order without its address has no invoice");
  return {
    company: address.company || null,
    name: [address.title, address.firstName, address.lastName].filter(Boolean).join(" "),
    street: address.street,
    additional: [address.department, address.additionalAddressLine1, address.additionalAddressLine2].filter(
      (line): line is string => Boolean(line),
    ),
    zipcode: address.zipcode ?? "",
    city: address.city,
    countryIso: address.country?.iso ?? "DE",
    vatId: address.vatId || order?.orderCustomer?.vatIds[0] || null,
    email: order?.orderCustomer?.email ?? null,
  };
}

function payment(order: Order, bank: BankAccount | null): InvoicePayment {
  const method = order.transactions?.at(-1)?.paymentMethod;
  const kind = paidBy(method?.technicalName ?? "");
  return {
    kind,
    name: method?.translated.name ?? "",
    bank: kind === "provider" || !bank ? null : { ...bank, iban: inFours(bank.iban) },
    reference: order.orderNumber,
  };
}

/** What nobody knows here is paid elsewhere. */
function paidBy(technicalName: string): InvoicePayment["kind"] {
  const { kind } = paymentTraits(technicalName);
  return kind === "prepayment" || kind === "invoice" ? kind : "provider";
}

/** As it is printed everywhere. */
function inFours(iban: string): string {
  return iban.replaceAll(" ", "").replace(/.{4}(?=.)/g, "$& ");
}
