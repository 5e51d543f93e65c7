import { button, heading, note, paragraph, table } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";

export const accountTemplates: Pick<
  Templates,
  | "register-confirm"
  | "already-registered"
  | "welcome"
  | "email-changed"
  | "group-accepted"
  | "account-deleted"
> = {
  "register-confirm": ({ name, link }, { texts }) => {
    const words = texts.registerConfirm;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greeting(name)),
        paragraph(words.intro),
        button(words.button, link),
        note(words.ignore),
      ],
    };
  },
  "already-registered": ({ name, loginLink, recoveryLink }, { texts }) => {
    const words = texts.alreadyRegistered;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greeting(name)),
        paragraph(words.intro),
        button(words.button, loginLink),
        paragraph(words.recovery),
        button(words.recoveryButton, recoveryLink),
        note(words.ignore),
      ],
    };
  },
  welcome: ({ name, accountLink }, { texts }) => {
    const words = texts.welcome;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greeting(name)),
        paragraph(words.intro),
        button(words.button, accountLink),
      ],
    };
  },
  "email-changed": ({ name, oldEmail, newEmail }, { texts }) => {
    const words = texts.emailChanged;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greeting(name)),
        paragraph(words.intro),
        table([
          [texts.labels.oldEmail, oldEmail],
          [texts.labels.newEmail, newEmail],
        ]),
        note(words.notYou),
      ],
    };
  },
  "group-accepted": ({ name, groupName, accountLink }, { texts }) => {
    const words = texts.groupAccepted;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greeting(name)),
        paragraph(words.intro(groupName)),
        button(words.button, accountLink),
      ],
    };
  },
  "account-deleted": ({ name }, { texts }) => {
    const words = texts.accountDeleted;
    return {
      subject: words.subject,
      parts: [
        heading(words.subject),
        paragraph(texts.greeting(name)),
        paragraph(words.intro),
        paragraph(words.kept),
        note(words.notYou),
      ],
    };
  },
};
