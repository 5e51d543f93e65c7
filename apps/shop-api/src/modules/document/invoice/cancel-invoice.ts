import type { Invoice, InvoiceSum, TaxSum } from "./invoice.ts";

/**
 * What takes an invoice back as a whole (decision 0027): the same lines and sums, turned round, under a number of its own. Quantities
 * are turned, not prices: the norm knows no negative price (BR-27). Nothing is delivered and nothing has to be paid. What credit notes
 * took back before (`credited`, above nothing) is not taken back again.
 */
export function cancelInvoice(invoice: Invoice, issue: Issue, credited: readonly InvoiceSum[] = []): Invoice {
  const whole = turnedInvoice(invoice, issue);
  const taxOf = (sums: readonly TaxSum[]) => sumOf(sums.map(({ taxCents }) => taxCents));
  const netOf = (sums: readonly TaxSum[]) => sumOf(sums.map(({ netCents }) => netCents));
  return {
    ...whole,
    discounts: [...whole.discounts, ...credited],
    taxes: whole.taxes.map((tax) => {
      const own = credited.filter(({ taxRate }) => taxRate === tax.taxRate);
      return { ...tax, netCents: tax.netCents + netOf(own), taxCents: tax.taxCents + taxOf(own) };
    }),
    netCents: whole.netCents + netOf(credited),
    taxCents: whole.taxCents + taxOf(credited),
    totalCents: whole.totalCents + netOf(credited) + taxOf(credited),
  };
}

export interface Issue {
  number: string;
  /** ISO day. */
  issuedOn: string;
}

function turnedInvoice(invoice: Invoice, issue: Issue): Invoice {
  return {
    ...invoice,
    ...issue,
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn, isPart: false },
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

const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);

/** Nothing stays nothing: minus nothing would be printed with its sign. */
const minus = (cents: number): number => 0 - cents;

function turnedTax<T extends TaxSum>(sum: T): T {
  return { ...sum, netCents: minus(sum.netCents), taxCents: minus(sum.taxCents) };
}

function turned<T extends TaxSum & { totalCents: number }>(sum: T): T {
  return { ...turnedTax(sum), totalCents: minus(sum.totalCents) };
}
