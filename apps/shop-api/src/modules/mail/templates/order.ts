import { heading, note, paragraph, button } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";
import { orderPlaced } from "./order-placed.ts";

export const orderTemplates: Pick<
  Templates,
  "order-placed" | "order-cancelled" | "payment-received" | "payment-refunded"
> = {
  "order-placed": orderPlaced,
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
