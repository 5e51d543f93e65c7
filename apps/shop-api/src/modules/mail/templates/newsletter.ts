import { button, code, heading, link as plainLink, note, paragraph } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";

/** The confirmation carries no advertising: it goes to somebody who has not agreed to any. */
export const newsletterTemplates: Pick<
  Templates,
  "newsletter-confirm" | "newsletter-leave" | "newsletter-welcome"
> = {
  "newsletter-confirm": ({ link }, { texts }) => {
    const words = texts.newsletterConfirm;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greetingWithoutName),
        paragraph(words.intro),
        button(words.button, link),
        note(words.ignore),
      ],
    };
  },
  "newsletter-leave": ({ link }, { texts }) => {
    const words = texts.newsletterLeave;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greetingWithoutName),
        paragraph(words.intro),
        button(words.button, link),
        note(words.ignore),
      ],
    };
  },
  "newsletter-welcome": (data, { texts, format }) => {
    const words = texts.newsletterWelcome;
    return {
      subject: words.subject,
      leaveUrl: data.unsubscribeLink,
      parts: [
        heading(words.subject),
        paragraph(texts.greetingWithoutName),
        paragraph(words.intro),
        code(data.code),
        paragraph(words.voucher(format.money(data.amountCents), format.money(data.minimumCents))),
        paragraph(words.conditions),
        button(words.button, data.shopUrl),
        plainLink(words.unsubscribe, data.unsubscribeLink),
      ],
    };
  },
};
