import { colours, lineWidth, page } from "../pdf/paper.ts";
import { reversalWords } from "./invoice.ts";
import type { InvoicePen } from "./invoice-pdf.ts";
import { roomFor } from "./invoice-totals.ts";

/** How to pay, and what the law wants said. */
export function writePayment(pen: InvoicePen, top: number): void {
  const { invoice, texts, paper, format } = pen;
  const { payment } = invoice;
  const { bank } = payment;
  const facts: [string, string][] = bank
    ? [
        [texts.bank.holder, bank.accountHolder],
        [texts.bank.bank, bank.bankName],
        [texts.bank.iban, bank.iban],
        [texts.bank.bic, bank.bic],
        [texts.bank.amount, format.money(invoice.totalCents)],
        [texts.bank.reference, payment.reference],
      ]
    : [];
  const shown = facts.filter(([, value]) => value);
  let y = roomFor(pen, top + 6, 50 + shown.length * 14);
  paper.write("H2", texts.payment, { x: page.left, y, width: lineWidth }, { size: 10.5, weight: "bold" });
  y += 18;
  const howTo = reversalWords(invoice)?.settled ?? texts.payBy[payment.kind](payment.name);
  y = paragraph(pen, howTo, y);
  for (const [label, value] of shown) {
    paper.write("P", label, { x: page.left, y, width: 110 }, { size: 9, colour: colours.soft });
    paper.write("P", value, { x: page.left + 114, y, width: 300 }, { size: 9 });
    y += 14;
  }
  const notes = [
    invoice.pricesIncludeTax ? texts.pricesWithTax : texts.pricesWithoutTax,
    ...(invoice.taxes.some(({ taxRate, netCents }) => taxRate === 0 && netCents !== 0)
      ? [texts.zeroRate]
      : []),
    ...(invoice.seller.weee ? [texts.weee(invoice.seller.weee)] : []),
  ];
  y = roomFor(pen, y + 12, notes.length * 24);
  for (const note of notes) y = paragraph(pen, note, y, 8);
}

function paragraph({ paper }: InvoicePen, text: string, y: number, size = 9): number {
  const style = { size, colour: size < 9 ? colours.soft : colours.ink };
  paper.write("P", text, { x: page.left, y, width: lineWidth }, style);
  return y + paper.height(text, lineWidth, style) + 4;
}
