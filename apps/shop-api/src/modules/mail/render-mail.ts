import { createFormatters, type Locale } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import type { MailPart } from "./mail-content.ts";
import type { MailData, MailTemplate } from "./mail-data.ts";
import { oneLine } from "./one-line.ts";
import { type OwnWords, withOwnWords, withShopName } from "./own-words.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";
import { composeContent } from "./templates/compose-content.ts";

export interface MailToRender<T extends MailTemplate = MailTemplate> {
  template: T;
  data: MailData[T];
  locale: Locale;
  shopName: string;
  imprint: readonly string[];
  /** Staff's words; without them the shop's own. */
  own?: OwnWords | null;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo: string | undefined;
  leaveUrl: string | undefined;
}

export function renderMail<T extends MailTemplate>(mail: MailToRender<T>): RenderedMail {
  const { template, data, shopName, imprint, locale, own = null } = mail;
  const texts = withShopName(withOwnWords(mailTexts[locale], template, own), template, shopName);
  const content = composeContent(template, data, { texts, format: createFormatters(locale) });
  const foreign = content.parts.find((part) => !isWithin(part, data.shopUrl));
  if (foreign) throw new Error(`mail "${template}" has a link that leaves the shop`);
  const subject = oneLine(content.subject);
  const { closing, linkHint, automatic } = texts;
  const frame = { locale, subject, shopName, shopUrl: data.shopUrl, closing, linkHint, automatic, imprint };
  return {
    subject,
    html: renderHtml(content.parts, frame),
    text: renderText(content.parts, frame),
    replyTo: content.replyTo,
    leaveUrl: content.leaveUrl,
  };
}

/** Nobody may use our mails to send people elsewhere: a link has the origin of the shop. */
function isWithin(part: MailPart, shopUrl: string): boolean {
  if (!("href" in part)) return true;
  const origin = URL.parse(shopUrl)?.origin;
  return /^https?:/.test(origin ?? "") && URL.parse(part.href)?.origin === origin;
}
