import { heading, type MailPart, note, paragraph, quote, subheading, table } from "../mail-content.ts";
import type { MailData } from "../mail-data.ts";
import type { MailWords, Templates } from "./compose-content.ts";

export const withdrawalTemplates: Pick<Templates, "withdrawal-received" | "withdrawal-declared"> = {
  "withdrawal-received": (data, words) => {
    const { withdrawalReceived, greeting } = words.texts;
    const subject = withdrawalReceived.subject(data.reference);
    return {
      subject,
      parts: [
        heading(subject),
        paragraph(greeting(data.name)),
        paragraph(withdrawalReceived.intro),
        ...declaration(data, words),
        paragraph(withdrawalReceived.next),
        note(withdrawalReceived.keep),
      ],
    };
  },
  "withdrawal-declared": (data, words) => {
    const { subject, intro } = words.texts.withdrawalDeclared;
    return {
      subject: subject(data.reference),
      replyTo: data.email,
      parts: [heading(subject(data.reference)), paragraph(intro), ...declaration(data, words)],
    };
  },
};

/** Word for word, with the time it was received and its zone. */
function declaration(
  { reference, receivedAt, name, email, contract, goods }: MailData["withdrawal-received"],
  { texts: { labels }, format }: MailWords,
): MailPart[] {
  return [
    table([
      [labels.receivedAt, format.exactTime(receivedAt)],
      [labels.reference, reference],
      [labels.name, name],
      [labels.email, email],
    ]),
    subheading(labels.contract),
    quote(contract),
    ...(goods === null ? [] : [subheading(labels.goods), quote(goods)]),
  ];
}
