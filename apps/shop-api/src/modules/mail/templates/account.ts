import { button, note, paragraph } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";
import { letter } from "./letter.ts";

export const accountTemplates: Pick<
  Templates,
  "register-confirm" | "already-registered" | "welcome" | "group-accepted" | "account-deleted"
> = {
  "register-confirm": ({ name, link }, { texts }) => {
    const words = texts.registerConfirm;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      button(words.button, link),
      note(words.ignore),
    ]);
  },
  "already-registered": ({ name, loginLink, recoveryLink }, { texts }) => {
    const words = texts.alreadyRegistered;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      button(words.button, loginLink),
      paragraph(words.recovery),
      button(words.recoveryButton, recoveryLink),
      note(words.ignore),
    ]);
  },
  welcome: ({ name, accountLink }, { texts }) => {
    const words = texts.welcome;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      button(words.button, accountLink),
    ]);
  },
  "group-accepted": ({ name, groupName, accountLink }, { texts }) => {
    const words = texts.groupAccepted;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro(groupName)),
      button(words.button, accountLink),
    ]);
  },
  "account-deleted": ({ name }, { texts }) => {
    const words = texts.accountDeleted;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      paragraph(words.kept),
      note(words.notYou),
    ]);
  },
};
