import { createFormatters } from "@hearth/i18n";
import { invoiceFormat } from "../../document/index.ts";
import {
  button,
  heading,
  itemList,
  type MailPart,
  note,
  paragraph,
  quote,
  subheading,
  table,
} from "../mail-content.ts";
import type { OrderLetter } from "../mail-data.ts";
import type { MailWords, Templates } from "./compose-content.ts";

/** The contract on a durable medium (§ 312f BGB): all of it can be read here, without the shop. */
export const orderPlaced: Templates["order-placed"] = (letter, { texts }) => {
  const { invoice, name, orderLink } = letter;
  const format = invoiceFormat(invoice);
  const words = { texts, format };
  const { orderPlaced: own, orderLabels: labels } = texts;
  return {
    subject: own.subject(invoice.orderNumber),
    parts: [
      heading(own.heading),
      paragraph(texts.greeting(name)),
      paragraph(isToBePaidOnline(letter) ? own.introReceived : own.intro),
      table([
        [labels.orderNumber, invoice.orderNumber],
        [labels.orderDate, format.date(invoice.orderedOn)],
        [labels.comment, letter.comment],
      ]),
      button(own.button, orderLink),
      ...linesAndSums(letter, words),
      ...whereTo(letter, words),
      ...howToPay(letter, words),
      ...digital(letter, words),
      subheading(own.withdrawalTitle),
      paragraph(own.withdrawal),
      ...wayBack(letter, words),
      note(own.contact(invoice.seller.email, invoice.seller.phone)),
      note(own.attachments),
    ],
  };
};

/** Whether it will be paid is not known yet: nothing may read as if it were, or as if the order were accepted. */
function isToBePaidOnline({ invoice }: OrderLetter): boolean {
  return invoice.payment.kind === "provider" && invoice.totalCents > 0;
}

function linesAndSums({ invoice }: OrderLetter, { texts, format }: MailWords): MailPart[] {
  const { orderPlaced: own } = texts;
  const percent = (rate: number) => `${format.number(rate)}\u00a0%`;
  const tax = invoice.pricesIncludeTax ? own.taxIncluded : own.taxAdded;
  const total = { label: own.total, amount: format.money(invoice.totalCents), isTotal: true };
  const taxes = invoice.taxes.map(({ taxRate, taxCents }) => ({
    label: tax(percent(taxRate)),
    amount: format.money(taxCents),
  }));
  const goodsCents = invoice.lines.reduce((sum, line) => sum + line.totalCents, 0);
  const parts = [
    { label: own.goods, totalCents: goodsCents },
    ...invoice.discounts,
    ...invoice.shipping.map(({ label, totalCents }) => ({ label: own.shipping(label), totalCents })),
  ];
  const items = invoice.lines.map((line) => ({
    title: line.label,
    details: [
      line.details.join(", "),
      line.productNumber ? own.articleNumber(line.productNumber) : "",
      own.quantity(format.number(line.quantity), format.money(line.unitCents)),
    ].filter(Boolean),
    amount: format.money(line.totalCents),
  }));
  const sums = parts.map(({ label, totalCents }) => ({ label, amount: format.money(totalCents) }));
  const isZeroRated = invoice.taxes.some(({ taxRate, netCents }) => taxRate === 0 && netCents !== 0);
  return [
    subheading(own.linesTitle),
    itemList(items, invoice.pricesIncludeTax ? [...sums, total, ...taxes] : [...sums, ...taxes, total]),
    ...(isZeroRated ? [note(own.zeroRate)] : []),
  ];
}

function whereTo({ invoice }: OrderLetter, { texts, format }: MailWords): MailPart[] {
  const { orderPlaced: own, orderLabels: labels } = texts;
  const { delivery, buyer } = invoice;
  const lines = ({ company, name, street, additional, zipcode, city, countryIso }: typeof buyer) =>
    [company, name, ...additional, street, `${zipcode} ${city}`, format.country(countryIso)]
      .filter(Boolean)
      .join("\n");
  const promised = delivery
    ? own.deliveryBetween(format.date(delivery.earliest), format.date(delivery.latest))
    : own.deliveryNotKnownYet;
  const sent: [string, string | null][] = [
    [own.shippingAddress, lines(invoice.deliverTo ?? buyer)],
    [labels.shippingMethod, invoice.shippingMethod],
    [labels.delivery, promised],
  ];
  return [
    subheading(own.addressesTitle),
    table([[own.billingAddress, lines(buyer)], ...(invoice.shippingMethod === null ? [] : sent)]),
  ];
}

function howToPay({ invoice, payableUntil }: OrderLetter, { texts, format }: MailWords): MailPart[] {
  const { orderPlaced: own, orderLabels: labels } = texts;
  const { kind, name, bank, reference } = invoice.payment;
  return [
    subheading(own.paymentTitle),
    table([[labels.paymentMethod, name]]),
    paragraph(own[kind]),
    ...(payableUntil ? [paragraph(own.heldUntil(format.dateTime(payableUntil)))] : []),
    ...(bank
      ? [
          table([
            [labels.accountHolder, bank.accountHolder],
            [labels.bank, bank.bankName],
            [labels.iban, bank.iban],
            [labels.bic, bank.bic],
            [labels.amount, format.money(invoice.totalCents)],
            [labels.reference, reference],
          ]),
        ]
      : []),
  ];
}

/** Where goods cannot go by post the law wants a figure, always in euros: it is the instruction's. */
function wayBack({ returns, invoice: { locale } }: OrderLetter, { texts }: MailWords): MailPart[] {
  if (!returns) return [];
  const own = texts.orderPlaced.returns;
  if (returns.way === "parcel") return [paragraph(own.parcel)];
  return [paragraph(own[returns.way](createFormatters(locale).money(returns.mostCents, "EUR")))];
}

/** The buyer's consent is confirmed word for word: without that the right to withdraw would live on (§ 356 (5) BGB). */
function digital({ hasDownloads, waiver, invoice }: OrderLetter, { texts, format }: MailWords): MailPart[] {
  if (!hasDownloads) return [];
  const { orderPlaced: own } = texts;
  return [
    subheading(own.digitalTitle),
    ...(waiver === null
      ? [paragraph(own.digitalNotWaived)]
      : [paragraph(own.digitalWaived(format.date(invoice.orderedOn))), quote(waiver)]),
    paragraph(own.files),
  ];
}
