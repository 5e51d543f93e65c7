import { documentTexts } from "@hearth/i18n/documents";
import type { CreditPart } from "@hearth/rules";
import type { Issue } from "./cancel-invoice.ts";
import type { Invoice, InvoiceLine, TaxSum } from "./invoice.ts";

export interface CreditedParts extends Issue {
  parts: readonly CreditPart[];
  /** Why money goes back: a code. */
  cause: string;
  /** Number, name and options of the lines that are named. */
  lines: ReadonlyMap<string, Pick<InvoiceLine, "label" | "productNumber" | "details">>;
}

/**
 * What takes a part of an invoice back (decision 0095): the same paper and the same structured data as a cancellation, with the lines
 * that are credited. Shipping and amounts are lines too: the norm wants one at least (BR-16). Quantities are turned, not prices.
 */
export function creditInvoice(invoice: Invoice, { parts, cause, lines, ...issue }: CreditedParts): Invoice {
  const rows = parts.map((part, index) => ({
    ...creditLine(invoice, part, index + 1),
    ...named(invoice, part, { cause, lines }),
  }));
  const taxes = taxesOf(rows);
  const sum = (key: "netCents" | "taxCents") => taxes.reduce((total, tax) => total + tax[key], 0);
  return {
    ...invoice,
    ...issue,
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn, isPart: true },
    delivery: null,
    lines: rows,
    discounts: [],
    shipping: [],
    taxes,
    netCents: sum("netCents"),
    taxCents: sum("taxCents"),
    totalCents: sum("netCents") + sum("taxCents"),
    payment: { ...invoice.payment, bank: null },
  };
}

function creditLine({ pricesIncludeTax }: Invoice, part: CreditPart, position: number) {
  const { quantity, grossCents, taxCents, taxRate } = part;
  const shownCents = pricesIncludeTax ? grossCents : grossCents - taxCents;
  return {
    position,
    quantity: -quantity,
    unitCents: Math.round(shownCents / quantity),
    totalCents: 0 - shownCents,
    taxRate,
    taxCents: 0 - taxCents,
    netCents: 0 - (grossCents - taxCents),
  };
}

function named(
  { locale, shippingMethod }: Invoice,
  { of, lineId }: CreditPart,
  { cause, lines }: Pick<CreditedParts, "cause" | "lines">,
): Pick<InvoiceLine, "label" | "productNumber" | "details"> {
  const { shipping, creditWords } = documentTexts[locale];
  const plain = { productNumber: null, details: [] };
  const line = lineId === null ? undefined : lines.get(lineId);
  if (of === "line" && line) return line;
  if (of === "shipping") return { ...plain, label: shipping(shippingMethod ?? "") };
  return { ...plain, label: creditWords.causes[cause] ?? creditWords.causes["other"] ?? "" };
}

function taxesOf(rows: readonly TaxSum[]): TaxSum[] {
  const rates = [...new Set(rows.map(({ taxRate }) => taxRate))];
  return rates.map((taxRate) => {
    const own = rows.filter((row) => row.taxRate === taxRate);
    const sum = (key: "netCents" | "taxCents") => own.reduce((total, row) => total + row[key], 0);
    return { taxRate, netCents: sum("netCents"), taxCents: sum("taxCents") };
  });
}
