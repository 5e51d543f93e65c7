import type { MailPreview, MailWordsForm } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import { imprintLines, type ReadCompany } from "../company/index.ts";
import { queueSample, renderMail, sampleData } from "../mail/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { checkedWords, knownTemplate } from "./mail-template.ts";

export interface PreviewPorts {
  sql: Sql;
  reference: ReferenceData;
  company: ReadCompany;
}

/** By the same templates as all mails: what is shown is what is sent. */
export async function previewMail(
  { sql, reference, company: readCompany }: PreviewPorts,
  id: string,
  form: MailWordsForm,
): Promise<MailPreview> {
  const template = knownTemplate(id);
  const [locale, own] = checkedWords(template, form);
  const company = await readCompany(sql);
  const { shopUrl } = shopIn(reference, locale);
  const { subject, html, text } = renderMail({
    template,
    data: sampleData({ shopUrl, locale, company })[template],
    locale,
    shopName: company.shopName,
    imprint: imprintLines(company, locale),
    own,
  });
  return { subject, html, text };
}

export async function sendTestMail(
  tx: Tx,
  reference: ReferenceData,
  { id, locale, recipient }: { id: string; locale: string; recipient: string },
): Promise<void> {
  await queueSample(tx, { template: knownTemplate(id), recipient, ...shopIn(reference, locale) });
}

function shopIn(reference: ReferenceData, locale: string): { languageId: string; shopUrl: string } {
  const language = reference.rows.languages.find((each) => each.locale_code === locale);
  const [channel] = reference.rows.channels;
  if (!language || !channel) throw wrongField("locale", "UNKNOWN_LANGUAGE");
  return { languageId: language.id, shopUrl: shopUrlIn({ reference, channel }, language.id) };
}
