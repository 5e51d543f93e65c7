import { heading, note, paragraph, button, table } from "../mail-content.ts";
import type { Shipment } from "../mail-data.ts";
import type { MailWords, Templates } from "./compose-content.ts";
import { letter } from "./letter.ts";
import { orderPlaced } from "./order-placed.ts";

export const orderTemplates: Pick<
  Templates,
  | "order-placed"
  | "order-cancelled"
  | "order-shipped"
  | "order-part-shipped"
  | "payment-received"
  | "transfer-received"
  | "payment-refunded"
> = {
  "order-placed": orderPlaced,
  "order-shipped": ({ isComplete = true, ...shipment }, language) => {
    const { orderShipped, orderPartShipped } = language.texts;
    return shipped(shipment, language, isComplete ? orderShipped : orderPartShipped);
  },
  "order-part-shipped": (shipment, language) => shipped(shipment, language, language.texts.orderPartShipped),
  "transfer-received": ({ name, orderNumber, orderLink, amountCents, currency }, { texts, format }) => {
    const words = texts.transferReceived;
    return letter(words.subject(orderNumber), texts.greeting(name), [
      paragraph(words.intro(format.money(amountCents, currency), orderNumber)),
      button(words.button, orderLink),
    ]);
  },
  "order-cancelled": ({ name, orderNumber, isPaid, documentId }, { texts }) => {
    const words = texts.orderCancelled;
    return {
      subject: words.subject(orderNumber),
      parts: [
        heading(words.subject(orderNumber)),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(orderNumber)),
        ...(isPaid ? [paragraph(words.refund)] : []),
        ...(documentId ? [paragraph(words.attachment)] : []),
        note(words.notYou),
      ],
    };
  },
  "payment-received": ({ name, orderNumber, orderLink, amountCents, currency }, { texts, format }) => {
    const words = texts.paymentReceived;
    return {
      subject: words.subject(orderNumber),
      parts: [
        heading(words.subject(orderNumber)),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(format.money(amountCents, currency), orderNumber)),
        button(words.button, orderLink),
      ],
    };
  },
  "payment-refunded": ({ name, orderNumber, amountCents, currency, hasCreditNote }, { texts, format }) => {
    const words = texts.paymentRefunded;
    return {
      subject: words.subject(orderNumber),
      parts: [
        heading(words.subject(orderNumber)),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(format.money(amountCents, currency), orderNumber)),
        ...(hasCreditNote ? [paragraph(words.attachment)] : []),
        note(words.when),
      ],
    };
  },
};

function shipped(
  { name, orderNumber, orderLink, lines, carrier, trackingCode }: Shipment,
  { texts, format }: MailWords,
  words: MailWords["texts"]["orderShipped"],
) {
  return letter(words.subject(orderNumber), texts.greeting(name), [
    paragraph(words.intro),
    ...lines.map(({ label, quantity }) => paragraph(`${format.number(quantity)} × ${label}`)),
    table([
      [words.carrier, carrier],
      [words.trackingCode, trackingCode],
    ]),
    paragraph(words.rest),
    button(words.button, orderLink),
  ]);
}
