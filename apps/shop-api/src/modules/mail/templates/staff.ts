import { button, note, paragraph } from "../mail-content.ts";
import type { Templates } from "./compose-content.ts";
import { letter } from "./letter.ts";

export const staffTemplates: Pick<Templates, "staff-invitation"> = {
  "staff-invitation": ({ name, inviter, link }, { texts }) => {
    const words = texts.staffInvitation;
    return letter(words.subject, texts.greeting(name), [
      paragraph(words.intro(inviter)),
      paragraph(words.next),
      button(words.button, link),
      note(words.ignore),
    ]);
  },
};
