import type { Formatters } from "@hearth/i18n";
import type { MailTexts } from "@hearth/i18n/mails";
import type { MailContent } from "../mail-content.ts";
import type { MailData, MailTemplate } from "../mail-data.ts";
import { accountTemplates } from "./account.ts";
import { emailChangeTemplates } from "./email-change.ts";
import { newsletterTemplates } from "./newsletter.ts";
import { orderTemplates } from "./order.ts";
import { passwordTemplates } from "./password.ts";
import { staffTemplates } from "./staff.ts";
import { shopTemplates } from "./to-shop.ts";
import { withdrawalTemplates } from "./withdrawal.ts";

export interface MailWords {
  texts: MailTexts;
  format: Formatters;
}

export type Templates = { [T in MailTemplate]: (data: MailData[T], words: MailWords) => MailContent };

const templates: Templates = {
  ...accountTemplates,
  ...emailChangeTemplates,
  ...passwordTemplates,
  ...newsletterTemplates,
  ...shopTemplates,
  ...orderTemplates,
  ...withdrawalTemplates,
  ...staffTemplates,
};

export const mailTemplates = Object.keys(templates) as MailTemplate[];

export function composeContent<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  words: MailWords,
): MailContent {
  return templates[template](data, words);
}
