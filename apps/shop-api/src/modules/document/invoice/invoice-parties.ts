import type { Formatters } from "@hearth/i18n";
import type { DocumentTexts } from "@hearth/i18n/documents";
import { colours, page } from "../pdf/paper.ts";
import { type Invoice, type Party, reversalWords } from "./invoice.ts";
import type { InvoicePen } from "./invoice-pdf.ts";

const RIGHT = 330;
const LINE = 14;

/** To whom, from whom, and what the invoice is about. Answers where the next part may begin. */
export function writeParties(pen: InvoicePen, top: number): number {
  const { paper, invoice, texts } = pen;
  const { seller, buyer, deliverTo } = invoice;
  const sender = [seller.name, seller.street, `${seller.zipcode} ${seller.city}`].join(" · ");
  paper.write("P", sender, { x: page.left, y: top, width: 250 }, { size: 7, colour: colours.soft });
  const lines = addressLines(pen, buyer);
  if (buyer.vatId) lines.push(`${texts.vatId} ${buyer.vatId}`);
  let left = writeLines(pen, lines, top + 16);
  if (deliverTo) {
    paper.write(
      "P",
      texts.deliverTo,
      { x: page.left, y: left + 10, width: 250 },
      { size: 8, colour: colours.soft, weight: "bold" },
    );
    left = writeLines(pen, addressLines(pen, deliverTo), left + 24);
  }
  return Math.max(left, writeFacts(pen, top + 16)) + 26;
}

function writeLines({ paper }: InvoicePen, lines: readonly string[], top: number): number {
  const text = lines.join("\n");
  paper.write("P", text, { x: page.left, y: top, width: 250 }, { size: 10 });
  return top + paper.height(text, 250, { size: 10 });
}

function addressLines({ format, invoice }: InvoicePen, party: Party): string[] {
  const country = party.countryIso === invoice.seller.country ? null : format.country(party.countryIso);
  return [
    party.company,
    party.name,
    ...party.additional,
    party.street,
    `${party.zipcode} ${party.city}`,
    country,
  ].filter((line): line is string => Boolean(line));
}

function writeFacts({ paper, invoice, texts, format }: InvoicePen, top: number): number {
  const { cancels } = invoice;
  const words = reversalWords(invoice);
  const facts: [string, string | null][] = [
    [words?.number ?? texts.invoiceNumber, invoice.number],
    [words?.date ?? texts.invoiceDate, format.date(invoice.issuedOn)],
    [texts.orderNumber, invoice.orderNumber],
    [texts.orderDate, format.date(invoice.orderedOn)],
    [texts.customerNumber, invoice.customerNumber],
    cancels && words
      ? [words.cancels, words.invoice(cancels.number, format.date(cancels.issuedOn))]
      : deliveryFact(invoice, texts, format),
  ];
  let y = top;
  for (const [label, value] of facts) {
    if (value === null) continue;
    paper.write("P", label, { x: RIGHT, y, width: 92 }, { size: 8.5, colour: colours.soft });
    paper.write("P", value, { x: RIGHT + 96, y, width: page.right - RIGHT - 96 }, { size: 8.5 });
    y += Math.max(LINE, paper.height(value, page.right - RIGHT - 96, { size: 8.5 }) + 3);
  }
  return y;
}

function deliveryFact(
  { shippingMethod, delivery, orderedOn }: Invoice,
  texts: DocumentTexts,
  format: Formatters,
): [string, string] {
  if (shippingMethod === null) return [texts.providedOn, format.date(orderedOn)];
  const promised = delivery && texts.expected(format.date(delivery.earliest), format.date(delivery.latest));
  return [texts.deliveryPeriod, promised ?? texts.notKnownYet];
}
