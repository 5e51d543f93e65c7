import { button, heading, note, paragraph, table } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";
import { letter } from "./letter.ts";

export const emailChangeTemplates: Pick<
  Templates,
  "email-change-asked" | "email-change-link" | "email-taken" | "email-changed"
> = {
  "email-change-asked": ({ name, newEmail, recoveryLink }, { texts }) => {
    const words = texts.emailChangeAsked;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      table([[texts.labels.newEmail, newEmail]]),
      paragraph(words.notYou),
      button(words.button, recoveryLink),
    ]);
  },
  "email-change-link": ({ link }, { texts }) => {
    const words = texts.emailChangeLink;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greetingWithoutName),
        paragraph(words.intro),
        button(words.button, link),
        note(words.ignore),
      ],
    };
  },
  "email-taken": ({ name, loginLink }, { texts }) => {
    const words = texts.emailTaken;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      button(words.button, loginLink),
      note(words.ignore),
    ]);
  },
  "email-changed": ({ name, oldEmail, newEmail }, { texts }) => {
    const words = texts.emailChanged;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      table([
        [texts.labels.oldEmail, oldEmail],
        [texts.labels.newEmail, newEmail],
      ]),
      note(words.notYou),
    ]);
  },
};
