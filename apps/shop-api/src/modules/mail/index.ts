// Mails of the shop: queued in the transaction of their cause, rendered and sent by the worker's job.
// Start at queue-mail.sql.ts (what a use case calls) and send-mail.ts (what the worker does). Texts live in @hearth/i18n/mails.
export { isMailAddress } from "./mail-address.ts";
export type { MailTemplate, OrderLetter, OrderReferences } from "./mail-data.ts";
export type { MailSources } from "./mail-source.ts";
export {
  hasUnknownPlaceholder,
  mailWordings,
  type OwnWords,
  placeholdersOf,
  shopWords,
} from "./own-words.ts";
export { lockOwnWords, selectAllOwnWords, type WordsByLocale, writeOwnWords } from "./own-words.sql.ts";
export { renderMail } from "./render-mail.ts";
export { sampleData } from "./sample-data.ts";
export { tradeLetters } from "./trade-letters.ts";
export { queueMail, type QueuedMail, queueSample, wasMailQueued } from "./queue-mail.sql.ts";
export { createSendMail, SEND_FIRST_MAIL, SEND_MAIL } from "./send-mail.ts";
