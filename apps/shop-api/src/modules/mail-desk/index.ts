// What staff see and change of the shop's mails: the words they begin with (../mail/own-words.ts), a look with sample data, and one to
// their own mailbox by the way of all mails. Start at mail-template.ts.
export { changeMailTemplate, listMailTemplates, readMailTemplate } from "./mail-template.ts";
export { previewMail, sendTestMail } from "./sample-mail.ts";
