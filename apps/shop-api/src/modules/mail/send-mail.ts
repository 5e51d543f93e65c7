import { DEFAULT_LOCALE, isLocale, type Locale } from "@hearth/i18n";
import type { MailSettings } from "../../platform/config/config.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { MailAttachment, MailFailure, MailTransport } from "../../platform/smtp.ts";
import { type Company, imprintLines, type ReadCompany } from "../company/index.ts";
import { type KeptMail, type MailRow, withWaitingMail } from "./mail.sql.ts";
import type { MailData, MailTemplate, StoredMailData } from "./mail-data.ts";
import { isByReference, isSample, type MailSources, type SampleReference } from "./mail-source.ts";
import type { OwnWords } from "./own-words.ts";
import { selectOwnWords } from "./own-words.sql.ts";
import { renderMail } from "./render-mail.ts";
import { sampleData } from "./sample-data.ts";

/** Names of the job; the second has slots of its own. */
export const SEND_MAIL = "send_mail";
export const SEND_FIRST_MAIL = "send_first_mail";

export interface SendMailPorts {
  sql: Sql;
  transport: MailTransport;
  settings: MailSettings;
  company: ReadCompany;
  sources: MailSources;
  warn: (error: unknown) => void;
}

/**
 * Sends one queued mail and marks it. Between the server's yes and our mark lies a moment in which a dying worker leaves a mail
 * that was sent and does not know it; it is sent again under the same Message-ID, by which a mailbox can tell. The other choice,
 * marking first, would lose mails.
 */
export function createSendMail({ sql, transport, settings, company, sources, warn }: SendMailPorts) {
  return async (payload: unknown): Promise<void> => {
    const { mailId } = payload as { mailId: string };
    const outcome = await withWaitingMail(sql, mailId, async (mail, tx) => {
      const locale = isLocale(mail.locale_code) ? mail.locale_code : DEFAULT_LOCALE;
      const [seller, own] = await Promise.all([company(tx), selectOwnWords(tx, mail.template, locale)]);
      const sender = { ...settings, locale, company: seller };
      const { data, attachments, kept } = isSample(mail.data)
        ? sampleOf(mail, mail.data, sender)
        : await contentOf(mail, sources, tx);
      const message = toMessage(mail, data, { ...sender, own });
      try {
        await transport.send({ ...message, attachments });
      } catch (error) {
        if (!(error as Partial<MailFailure>).isFinal) throw error;
        return { refused: (error as MailFailure).message, kept: null };
      }
      return { refused: null, kept: kept && { subject: message.subject, text: message.text, ...kept } };
    });
    if (outcome !== "nothing to do" && outcome.refused) {
      warn(`mail ${mailId} was refused: ${outcome.refused}`);
    }
  };
}

interface ReadyMail {
  data: MailData[MailTemplate];
  attachments: MailAttachment[];
  /** Of a mail about a contract: what it was made from. */
  kept: Pick<KeptMail, "references"> | null;
}

async function contentOf({ template, data }: MailRow, sources: MailSources, sql: Sql): Promise<ReadyMail> {
  if (!isByReference(template)) {
    const ready = data as MailData[MailTemplate];
    const attachments = "pictures" in ready ? picturesOf(ready) : [];
    // It accepts an order: what it said has to be known as long as what was ordered.
    return { data: ready, attachments, kept: template === "payment-received" ? { references: null } : null };
  }
  return { ...(await readSource(sources, template, { sql, data })), kept: { references: data } };
}

function readSource<T extends keyof MailSources>(
  sources: MailSources,
  template: T,
  { sql, data }: { sql: Sql; data: unknown },
) {
  return sources[template](sql, data as StoredMailData[T]);
}

/** Under names of our own: a sender's could be anything. */
function picturesOf({ pictures = [] }: MailData["contact-message"]): MailAttachment[] {
  return pictures.map(({ type, data }, at) => ({
    filename: `${at + 1}.${type.slice("image/".length)}`,
    contentType: type,
    content: Buffer.from(data, "base64"),
  }));
}

interface Sender extends MailSettings {
  locale: Locale;
  company: Company;
}

function sampleOf({ template }: MailRow, { shopUrl }: SampleReference, sender: Sender): ReadyMail {
  return {
    data: sampleData({ ...sender, shopUrl })[template as MailTemplate],
    attachments: [],
    kept: null,
  };
}

function toMessage(
  mail: MailRow,
  data: MailData[MailTemplate],
  { from, replyTo, company, locale, own }: Sender & { own: OwnWords | null },
) {
  const rendered = renderMail({
    template: mail.template as MailTemplate,
    data,
    locale,
    shopName: company.shopName,
    imprint: imprintLines(company, locale),
    own,
  });
  return {
    ...rendered,
    subject: isSample(mail.data) ? `Test: ${rendered.subject}` : rendered.subject,
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    date: mail.created_at,
    from: { ...from, name: company.shopName },
    to: mail.recipient,
    replyTo: rendered.replyTo ?? replyTo,
  };
}
