import type { Translate } from "@hearth/i18n";
import { announce } from "../../../ui/announcement-store.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { cartMessage, noticeTypes } from "../read/cart-message.ts";
import type { CartMessage } from "../read/cart-message.ts";
import { answeredMessages, isPutIn } from "./show-answer.ts";
import type { Answered } from "./show-answer.ts";

type Listener = {
  /** The buyer looks at the cart, which shows the messages itself. */
  isSeen: boolean;
  /** At the cart page, not at the drawer. */
  isOnPage: boolean;
  t: Translate | null;
};

/** Tells screen readers what became of a change, and everybody where no cart is seen. Nobody asked for a cart that is only read. */
export function sayAnswer(answered: Answered, { isSeen, isOnPage, t }: Listener): void {
  if (answered.change.intent === "read" || !t) return;
  const messages = answeredMessages(answered);
  const worded = messages.map((message) => cartMessage(message, t));
  announce(worded.map(({ text }) => text).join(" ") || t("sideCart.updated"));
  // The drawer shows the line itself, a page only says it: nobody is taken away from where they are.
  const isToast = (message: CartMessage, kind: string) =>
    message.restore ? false : isSeen ? isOnPage && isPutIn(answered) && kind === "success" : true;
  for (const [index, { kind, text }] of worded.entries()) {
    const message = messages[index];
    if (!message || !isToast(message, kind)) continue;
    showToast({ type: noticeTypes[kind], message: text, persistent: kind !== "success" });
  }
}
