import { defaultLocale, isLocale } from "@hearth/i18n";
import type { MailSettings } from "../../platform/config.ts";
import type { Sql } from "../../platform/database.ts";
import type { MailFailure, MailTransport } from "../../platform/smtp.ts";
import { type MailRow, withWaitingMail } from "./mail.sql.ts";
import type { MailData, MailTemplate } from "./mail-data.ts";
import { renderMail } from "./render-mail.ts";

/** Name of the job. */
export const SEND_MAIL = "send_mail";

export interface SendMailPorts {
  sql: Sql;
  transport: MailTransport;
  settings: MailSettings;
  warn: (error: unknown) => void;
}

/**
 * Sends one queued mail and marks it. Between the server's yes and our mark lies a moment in which a dying worker leaves a mail
 * that was sent and does not know it; it is sent again under the same Message-ID, by which a mailbox can tell. The other choice,
 * marking first, would lose mails.
 */
export function createSendMail({ sql, transport, settings, warn }: SendMailPorts) {
  return async (payload: unknown): Promise<void> => {
    const { mailId } = payload as { mailId: string };
    const outcome = await withWaitingMail(sql, mailId, async (mail) => {
      try {
        await transport.send(toMessage(mail, settings));
        return { refused: null };
      } catch (error) {
        if (!(error as Partial<MailFailure>).isFinal) throw error;
        return { refused: (error as MailFailure).message };
      }
    });
    if (outcome !== "nothing to do" && outcome.refused) {
      warn(`mail ${mailId} was refused: ${outcome.refused}`);
    }
  };
}

function toMessage(mail: MailRow, { from, replyTo, imprint }: MailSettings) {
  const rendered = renderMail({
    template: mail.template as MailTemplate,
    data: mail.data as MailData[MailTemplate],
    locale: isLocale(mail.locale_code) ? mail.locale_code : defaultLocale,
    shopName: from.name,
    imprint,
  });
  return {
    ...rendered,
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    date: mail.created_at,
    from,
    to: mail.recipient,
    replyTo: rendered.replyTo ?? replyTo,
  };
}
