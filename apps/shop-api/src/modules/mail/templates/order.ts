import { heading, note, paragraph, button, table } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";
import { letter } from "./letter.ts";
import { orderPlaced } from "./order-placed.ts";

export const orderTemplates: Pick<
  Templates,
  | "order-placed"
  | "order-cancelled"
  | "order-shipped"
  | "payment-received"
  | "transfer-received"
  | "payment-refunded"
> = {
  "order-placed": orderPlaced,
  "order-shipped": (shipped, { texts, format }) => {
    const { name, orderNumber, orderLink, lines, carrier, trackingCode, isComplete } = shipped;
    const words = texts.orderShipped;
    const subject = isComplete ? words.subject(orderNumber) : words.subjectPart(orderNumber);
    return letter(subject, texts.greeting(name), [
      paragraph(words.intro),
      ...lines.map(({ label, quantity }) => paragraph(`${format.number(quantity)} × ${label}`)),
      table([
        [words.carrier, carrier],
        [words.trackingCode, trackingCode],
      ]),
      paragraph(isComplete ? words.complete : words.rest),
      button(words.button, orderLink),
    ]);
  },
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
  "payment-refunded": ({ name, orderNumber, amountCents, currency }, { texts, format }) => {
    const words = texts.paymentRefunded;
    return {
      subject: words.subject(orderNumber),
      parts: [
        heading(words.subject(orderNumber)),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(format.money(amountCents, currency), orderNumber)),
        note(words.when),
      ],
    };
  },
};
