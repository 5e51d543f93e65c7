import { heading, note, paragraph, button } from "../mail-content.ts";
import type { MailWords, Templates } from "./compose-content.ts";
import { orderPlaced } from "./order-placed.ts";

export const orderTemplates: Pick<
  Templates,
  "order-placed" | "order-cancelled" | "payment-received" | "payment-refunded"
> = {
  "order-placed": orderPlaced,
  "order-cancelled": ({ name, orderNumber, isPaid }, { texts }) => {
    const words = texts.orderCancelled;
    return {
      subject: words.subject(orderNumber),
      parts: [
        heading(words.subject(orderNumber)),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(orderNumber)),
        ...(isPaid ? [paragraph(words.refund)] : []),
        note(words.notYou),
      ],
    };
  },
  "payment-received": ({ name, orderNumber, orderLink, ...sum }, { texts, format }) => {
    const words = texts.paymentReceived;
    return {
      subject: words.subject(orderNumber),
      parts: [
        heading(words.subject(orderNumber)),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(amountOf(sum, format), orderNumber)),
        button(words.button, orderLink),
      ],
    };
  },
  "payment-refunded": ({ name, orderNumber, ...sum }, { texts, format }) => {
    const words = texts.paymentRefunded;
    return {
      subject: words.subject(orderNumber),
      parts: [
        heading(words.subject(orderNumber)),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(amountOf(sum, format), orderNumber)),
        note(words.when),
      ],
    };
  },
};

/** The shop's prices are in euros; money that went back may have been something else. */
function amountOf(
  { amountCents, currency }: { amountCents: number; currency: string },
  format: MailWords["format"],
) {
  return currency === "EUR"
    ? format.money(amountCents)
    : `${format.number(amountCents / 100)}\u00a0${currency}`;
}
