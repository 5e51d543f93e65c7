import { button, note, paragraph } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";
import { letter } from "./letter.ts";

export const passwordTemplates: Pick<Templates, "password-recovery" | "password-changed"> = {
  "password-recovery": ({ name, link }, { texts }) => {
    const words = texts.passwordRecovery;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro),
      button(words.button, link),
      note(words.ignore),
    ]);
  },
  "password-changed": ({ name }, { texts }) => {
    const words = texts.passwordChanged;
    return letter(words.subject, texts.greeting(name), [paragraph(words.intro), note(words.notYou)]);
  },
};
