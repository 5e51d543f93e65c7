import type { MailTexts } from "@hearth/i18n/mails";
import { heading, type MailPart, paragraph, quote, table } from "../mail-content.ts";
import type { MailData } from "../mail-data.ts";
import type { Templates } from "./compose-content.ts";

export const shopTemplates: Pick<
  Templates,
  "contact-message" | "contact-copy" | "review-received" | "group-requested"
> = {
  "contact-message": (data, { texts }) => {
    const subject = texts.contactMessage.subject(data.subject);
    return {
      subject,
      replyTo: data.email,
      parts: [heading(subject), paragraph(texts.contactMessage.intro), ...contactParts(data, texts)],
    };
  },
  "contact-copy": (data, { texts }) => {
    const subject = texts.contactCopy.subject(data.subject);
    return {
      subject,
      parts: [
        heading(subject),
        paragraph(texts.greeting(data.name)),
        paragraph(texts.contactCopy.intro),
        ...contactParts(data, texts),
      ],
    };
  },
  "review-received": (data, { texts }) => ({
    subject: texts.reviewReceived.subject(data.productName),
    parts: [
      heading(texts.reviewReceived.subject(data.productName)),
      paragraph(texts.reviewReceived.intro),
      table([
        [texts.labels.product, data.productName],
        [texts.labels.name, data.author],
        [texts.labels.points, String(data.points)],
      ]),
      quote(`${data.title}\n\n${data.content}`),
    ],
  }),
  "group-requested": (data, { texts }) => {
    const subject = texts.groupRequested.subject(data.company ?? data.name);
    return {
      subject,
      replyTo: data.email,
      parts: [
        heading(subject),
        paragraph(texts.groupRequested.intro),
        table([
          [texts.labels.group, data.groupName],
          [texts.labels.name, data.name],
          [texts.labels.company, data.company],
          [texts.labels.vatIds, data.vatIds.join(", ")],
          [texts.labels.email, data.email],
        ]),
      ],
    };
  },
};

function contactParts(data: MailData["contact-message"], { labels }: MailTexts): MailPart[] {
  return [
    table([
      [labels.name, data.name],
      [labels.email, data.email],
      [labels.phone, data.phone],
      [labels.subject, data.subject],
    ]),
    quote(data.message),
  ];
}
