import { type ContactAnswer, failure } from "@hearth/contract";
import { accepted, checkContact, type Picture } from "@hearth/contract/form";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { WaitingLine } from "@hearth/service/waiting-line";
import { slotText } from "../cms-slot/index.ts";
import type { Caller } from "../context/index.ts";
import { formRules } from "../form-rules/index.ts";
import { newSecret } from "../link-secret/index.ts";
import { queueMail } from "../mail/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { insertMessage } from "./contact-message.sql.ts";
import { rewriteAttachment } from "./rewrite-attachment.ts";

export interface ContactPorts {
  sql: Sql;
  transact: Transact;
  attempts: Attempts;
  config: Pick<Config, "mail">;
  /** Pictures being rewritten by this process. */
  pictures: WaitingLine;
}

/** The shop keeps the message and gets it by mail, both or neither; its sender gets no copy, or anybody could send our mails to strangers. */
export async function sendContactMessage(
  { sql, transact, attempts, config, pictures: line }: ContactPorts,
  { scope, address }: Caller,
  input: unknown,
): Promise<ContactAnswer> {
  const locale = scope.reference.language.get(scope.languageId)?.locale_code ?? "";
  const form = accepted(checkContact(input, { ...formRules(scope), locale }));
  const seconds = await attempts.take("contact", { address, account: form.email });
  if (seconds !== undefined) throw throttled(seconds);
  // One after the other, whoever sent them, and only for those who may write: decoding is dear.
  const pictures: Picture[] = [];
  for (const picture of form.attachments) pictures.push(await line.enter(() => rewriteAttachment(picture)));
  const languageId = scope.channel.language_id;
  const name = [form.firstName, form.lastName].filter(Boolean).join(" ");
  const { email, phone, subject, comment: message } = form;
  await transact(async (tx) => {
    const kept = { channelId: scope.channel.id, languageId: scope.languageId, name, email, phone, subject };
    await insertMessage(tx, { ...kept, message, pictures });
    await queueMail(tx, {
      eventKey: `contact-message:${newSecret().secret}`,
      template: "contact-message",
      languageId,
      recipient: config.mail.shopAddress,
      data: { shopUrl: shopUrlIn(scope, languageId), name, email, phone, subject, message, pictures },
    });
  });
  const categoryId = form.entityName === "category" || form.entityName === null ? form.navigationId : null;
  const text = form.slotId
    ? await slotText(sql, scope, { slotId: form.slotId, categoryId }, "confirmationText")
    : null;
  return { individualSuccessMessage: text ?? "", apiAlias: "contact_form_result" };
}

function throttled(seconds: number) {
  return failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
    detail: `Too many requests, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}
