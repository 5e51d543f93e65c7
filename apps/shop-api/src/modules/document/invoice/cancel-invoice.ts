import type { Invoice, TaxSum } from "./invoice.ts";

/**
 * What takes an invoice back as a whole (decision 0027): the same lines and sums, turned round, under a number of its own. Quantities
 * are turned, not prices: the norm knows no negative price (BR-27). Nothing is delivered and nothing has to be paid.
 */
export function cancelInvoice(invoice: Invoice, issue: { number: string; issuedOn: string }): Invoice {
  return {
    ...invoice,
    ...issue,
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn },
    delivery: null,
    lines: invoice.lines.map((line) => ({ ...turned(line), quantity: -line.quantity })),
    discounts: invoice.discounts.map(turned),
    shipping: invoice.shipping.map(turned),
    taxes: invoice.taxes.map(turnedTax),
    netCents: minus(invoice.netCents),
    taxCents: minus(invoice.taxCents),
    totalCents: minus(invoice.totalCents),
    payment: { ...invoice.payment, bank: null },
  };
}

/** Nothing stays nothing: minus nothing would be printed with its sign. */
const minus = (cents: number): number => 0 - cents;

function turnedTax<T extends TaxSum>(sum: T): T {
  return { ...sum, netCents: minus(sum.netCents), taxCents: minus(sum.taxCents) };
}

function turned<T extends TaxSum & { totalCents: number }>(sum: T): T {
  return { ...turnedTax(sum), totalCents: minus(sum.totalCents) };
}
