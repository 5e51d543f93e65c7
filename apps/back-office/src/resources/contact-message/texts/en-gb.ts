import type { contactMessageTexts as german } from "./de-de.ts";

export const contactMessageTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.contact-message": "Messages",
  "contact.empty": "There are no messages.",
  "contact.search": "Name, e-mail, subject, text",
  "contact.state.open": "Open",
  "contact.state.answered": "Answered",
  "contact.pictureCount": "Pictures: {count}",
  "contact.message": "Message",
  "contact.sender": "Sender",
  "contact.unproven": "As it was typed; nobody has checked the address.",
  "contact.toCustomer": "Account with this address",
  "contact.answer": "Answer",
  "contact.reply": "Re: {subject}",
  "contact.write": "Write an answer",
  "contact.markAnswered": "Mark as answered",
  "contact.answeredDone": "Marked as answered.",
  "contact.answeredBy": "Answered by {name}, {when}",
  "contact.reopen": "Open again",
  "contact.reopenedDone": "The message waits again.",
  "contact.pictures": "Pictures",
  "contact.savePicture": "Save picture {number}",
};
